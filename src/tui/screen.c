/* screen.c: raw mode, the alternate screen and signals. The terminal is
 * restored however the program ends.
 *
 * A signal handler only sets a flag and writes a byte to a pipe. That ends the
 * wait in screen_byte, which turns the flag into a key. SIGTSTP gives the
 * terminal back, stops the process and takes the terminal again afterwards. For
 * SIGTERM and SIGHUP the key is KEY_END_OF_INPUT: the game is saved, and
 * screen_close raises the signal again. */
#include "tui/screen.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "tui/keys.h"

/* There is one terminal and one screen. Signal handlers can only reach them
 * through variables at file scope. */
static struct termios saved;
static volatile sig_atomic_t is_open, was_interrupted, was_stopped, end_signal;
/* A pipe: a byte in it ends the wait for a key. Signal handlers and screen_wake
 * write it. */
static int wake[2] = { -1, -1 };

static const char enter[] = "\x1b[?1049h\x1b[?25l";
static const char leave[] = "\x1b[0m\x1b[?25h\x1b[?1049l";

bool screen_is_possible(void)
{
    const char *term = getenv("TERM");
    bool is_dumb = !term || !term[0] || strcmp(term, "dumb") == 0;
    return !is_dumb && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

static void put(const char *bytes, size_t size)
{
    while (size > 0) {
        ssize_t done = write(STDOUT_FILENO, bytes, size);
        if (done < 0 && errno != EINTR) {
            return;
        }
        bytes += done > 0 ? done : 0;
        size -= done > 0 ? (size_t)done : 0;
    }
}

/* Restores the terminal. Calls only functions that a signal handler may
 * call. */
static void give_back(void)
{
    if (is_open) {
        is_open = 0;
        put(leave, sizeof leave - 1);
        tcsetattr(STDIN_FILENO, TCSANOW, &saved);
    }
}

static void take(void)
{
    tcgetattr(STDIN_FILENO, &saved);
    struct termios raw = saved;
    raw.c_lflag &= (tcflag_t) ~(ECHO | ICANON | IEXTEN);
    raw.c_iflag &= (tcflag_t) ~(IXON);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSANOW, &raw);
    is_open = 1;
    put(enter, sizeof enter - 1);
}

void screen_wake(void)
{
    ssize_t ignored = write(wake[1], "", 1);
    (void)ignored;
}

static void on_crash(int signal_number)
{
    give_back();
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static void on_signal(int signal_number)
{
    int error = errno;
    if (signal_number == SIGINT) {
        was_interrupted = 1;
    } else if (signal_number == SIGTSTP) {
        was_stopped = 1;
    } else if (signal_number != SIGWINCH) {
        end_signal = signal_number;
    }
    screen_wake();
    errno = error;
}

static const int asked[] = {
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGWINCH
};
static const int crashes[] = { SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL };

/* The actions that the signals in `asked` had before screen_open. */
static struct sigaction before[sizeof asked / sizeof *asked];

void screen_open(void)
{
    if (is_open) {
        return;
    }
    if (wake[0] < 0 && pipe(wake) == 0) {
        for (int i = 0; i < 2; i++) {
            fcntl(wake[i], F_SETFL, O_NONBLOCK);
            fcntl(wake[i], F_SETFD, FD_CLOEXEC);
        }
    }
    struct sigaction action = { .sa_handler = on_signal };
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        sigaction(asked[i], &action, &before[i]);
    }
    action.sa_handler = on_crash;
    for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) {
        sigaction(crashes[i], &action, NULL);
    }
    take();
}

void screen_close(void)
{
    give_back();
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        sigaction(asked[i], &before[i], NULL);
    }
    if (end_signal) {
        raise(end_signal);
    }
}

void screen_show(const Text *text)
{
    Text out = { 0 };
    text_add(&out, "\x1b[H");
    for (const char *line = text_string(text); *line;) {
        size_t size = strcspn(line, "\n");
        text_add_bytes(&out, line, size);
        text_add(&out, "\x1b[K");
        line += size;
        if (*line == '\n') {
            line++;
            text_add(&out, *line ? "\r\n" : "");
        }
    }
    text_add(&out, "\x1b[J");
    put(out.data, out.size);
    text_done(&out);
}

int screen_byte(int milliseconds)
{
    struct pollfd input[2] = { { .fd = STDIN_FILENO, .events = POLLIN },
                               { .fd = wake[0], .events = POLLIN } };
    int ready = poll(input, 2, milliseconds);
    /* Typed bytes come first, so that a wake-up does not split the bytes of one
     * key. */
    if (ready <= 0 || !input[0].revents) {
        char rubbish[64];
        while (read(wake[0], rubbish, sizeof rubbish) > 0) {
        }
        /* Turns a signal into a key; KEY_NONE if there was none. */
        if (end_signal) {
            return KEY_END_OF_INPUT;
        }
        if (was_stopped) {
            was_stopped = 0;
            give_back();
            raise(SIGSTOP);
            take();
        }
        if (was_interrupted) {
            was_interrupted = 0;
            return KEY_INTERRUPT;
        }
        return KEY_NONE;
    }
    unsigned char byte;
    ssize_t size = read(STDIN_FILENO, &byte, 1);
    return size == 1                    ? byte
           : size < 0 && errno == EINTR ? KEY_NONE
                                        : KEY_END_OF_INPUT;
}

void screen_size(int *rows, int *cols)
{
    struct winsize size = { 0 };
    ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
    *rows = size.ws_row ? size.ws_row : 24;
    *cols = size.ws_col ? size.ws_col : 80;
}
