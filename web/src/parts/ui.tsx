/* ui.tsx: the small parts that pages are made of. All are native elements, so
 * that keyboard and screen reader work as usual. */
import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../words";

type ButtonProps = Omit<JSX.IntrinsicElements["button"], "size"> & {
  variant?: "plain" | "primary" | "quiet" | "danger";
  size?: "small" | "normal" | "big";
};

export function Button({ variant = "plain", size = "normal", class: extra, ...rest }: ButtonProps) {
  return <button type="button" class={`button is-${variant} is-${size} ${extra ?? ""}`} {...rest} />;
}

type LinkProps = JSX.IntrinsicElements["a"] & {
  variant?: "plain" | "primary" | "quiet";
  size?: "small" | "normal" | "big";
};

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ variant = "plain", size = "normal", class: extra, ...rest }: LinkProps) {
  return <a class={`button is-${variant} is-${size} ${extra ?? ""}`} {...rest} />;
}

export interface Choice<T extends string> {
  value: T;
  label: ComponentChildren;
  /** Read aloud if the label is an icon or a short form. */
  name?: string;
  disabled?: boolean;
}

interface SegmentedProps<T extends string> {
  label: string;
  value: T;
  choices: Choice<T>[];
  onChange(value: T): void;
  hideLabel?: boolean;
  /** Shown to the right of the label. */
  note?: ComponentChildren;
  /** "joined" is one bar, "apart" separate buttons. */
  look?: "joined" | "apart";
  class?: string;
}

/** A choice of a few, all visible: radio buttons underneath. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, value, choices, onChange, hideLabel, note, look = "joined" } = props;
  const id = useId();
  return (
    <fieldset class={`segmented ${look} ${props.class ?? ""}`}>
      <legend class={hideLabel ? "unseen" : "field-label"}>
        {label}
        {note !== undefined && <span class="segmented-note">{note}</span>}
      </legend>
      <div class="segmented-choices">
        {choices.map((choice) => (
          <label key={choice.value} class="segment">
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              aria-label={choice.name}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  label: ComponentChildren;
  checked: boolean;
  onChange(checked: boolean): void;
  help?: string;
  disabled?: boolean;
}

export function Switch({ label, checked, onChange, help, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div class="switch">
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-describedby={help ? `${id}-help` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span class="switch-track" aria-hidden="true" />
        <span>{label}</span>
      </label>
      {help && (
        <p class="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

interface FieldProps {
  label: ComponentChildren;
  help?: ComponentChildren;
  error?: string | null;
  class?: string;
  /** Draws the control with these attributes. */
  children(control: { id: string; "aria-describedby"?: string; "aria-invalid"?: boolean }): ComponentChildren;
}

/** A label, a control, and its help or error. */
export function Field({ label, help, error, class: extra, children }: FieldProps) {
  const id = useId();
  const described = error || help ? `${id}-help` : undefined;
  return (
    <div class={`field ${extra ?? ""}`}>
      <label class="field-label" for={id}>
        {label}
      </label>
      {children({ id, "aria-describedby": described, "aria-invalid": error ? true : undefined })}
      {described && (
        <p class={error ? "help error" : "help"} id={described}>
          {error || help}
        </p>
      )}
    </div>
  );
}

interface SelectProps<T extends string> {
  label: ComponentChildren;
  value: T;
  choices: { value: T; label: string }[];
  onChange(value: T): void;
  help?: ComponentChildren;
  class?: string;
}

export function Select<T extends string>(props: SelectProps<T>) {
  const { label, value, choices, onChange, help } = props;
  return (
    <Field label={label} help={help} class={props.class}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} selected={choice.value === value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface DialogProps {
  open: boolean;
  title: string;
  onClose(): void;
  children: ComponentChildren;
  /** Buttons at the bottom. */
  actions?: ComponentChildren;
  class?: string;
}

/** A modal dialog; Escape and a click outside close it. */
export function Dialog({ open, title, onClose, children, actions, class: extra }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = element.current!;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  const closeBeside = (event: MouseEvent) => event.target === element.current && onClose();
  return (
    <dialog
      ref={element}
      class={`dialog ${extra ?? ""}`}
      aria-labelledby={id}
      onClose={() => open && onClose()}
      onClick={closeBeside}
    >
      {open && (
        <div class="dialog-body">
          <header class="dialog-head">
            <h2 id={id}>{title}</h2>
            <Button variant="quiet" size="small" aria-label={t("close")} onClick={onClose}>
              <Cross />
            </Button>
          </header>
          {children}
          {actions && <footer class="dialog-actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

function Cross() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
    </svg>
  );
}

interface MenuProps {
  label: string;
  /** What the button shows. */
  sign: ComponentChildren;
  children: ComponentChildren;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
}

/** A button with a panel of rarely used controls; Escape and anything outside
 * close it. */
export function Menu({ label, sign, children, isOpen, onToggle }: MenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const closeBeside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) onToggle(false);
    };
    if (isOpen) {
      addEventListener("pointerdown", closeBeside);
      addEventListener("focusin", closeBeside);
    }
    return () => {
      removeEventListener("pointerdown", closeBeside);
      removeEventListener("focusin", closeBeside);
    };
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      onToggle(false);
      root.current!.querySelector("button")!.focus();
    }
  };
  return (
    <div class="menu" ref={root} onKeyDown={onKeyDown}>
      <Button class="action" aria-label={label} title={label} aria-expanded={isOpen} aria-controls={id}
        onClick={() => onToggle(!isOpen)}>
        {sign}
      </Button>
      <div class="menu-panel card" id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

export interface Tab<T extends string> {
  id: T;
  label: ComponentChildren;
}

interface TabsProps<T extends string> {
  label: string;
  tabs: Tab<T>[];
  selected: T;
  onSelect(id: T): void;
  /** What the selected tab shows. */
  children: ComponentChildren;
  /** Shown to the right of the tabs. */
  aside?: ComponentChildren;
  class?: string;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, tabs, selected, onSelect, children, aside } = props;
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.id === selected);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Number.isFinite(step)
      ? (at + step + tabs.length) % tabs.length
      : step < 0 ? 0 : tabs.length - 1;
    onSelect(tabs[next]!.id);
    bar.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div class={`tabs ${props.class ?? ""}`}>
      <div class="tabs-head">
        <div class="tabs-bar" role="tablist" aria-label={label} ref={bar} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              class="tab"
              aria-selected={tab.id === selected}
              aria-controls={tab.id === selected ? `${id}-panel` : undefined}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {aside}
      </div>
      <div
        class="tab-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}

interface ToastText {
  id: number;
  text: string;
  kind: "info" | "error";
  answers?: Record<string, () => void>;
}

const TOAST_MS = 6000;
const toasts = signal<ToastText[]>([]);
let toastCount = 0;

/** Shows a message for a few seconds at the edge of the page, and announces it.
 * With answers it is a question, which stays until it is answered or withdrawn
 * by the returned function. */
export function toast(text: string, kind: ToastText["kind"] = "info", answers?: ToastText["answers"]): () => void {
  const id = ++toastCount;
  toasts.value = [...toasts.value.filter((other) => other.text !== text), { id, text, kind, answers }];
  if (!answers) setTimeout(() => dismiss(id), TOAST_MS);
  return () => dismiss(id);
}

function dismiss(id: number): void {
  toasts.value = toasts.value.filter((other) => other.id !== id);
}

/** Used once, in main.tsx. */
export function ToastRegion() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map(({ id, text, kind, answers }) => (
        <div key={id} class={`toast ${kind}`}>
          <span>{text}</span>
          {answers ? Object.entries(answers).map(([label, act]) => (
            <Button key={label} size="small" onClick={() => (dismiss(id), act())}>{label}</Button>
          )) : (
            <Button variant="quiet" size="small" aria-label={t("close")} onClick={() => dismiss(id)}>
              <Cross />
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
