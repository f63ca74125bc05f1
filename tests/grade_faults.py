"""Grades a course's kit with each of its faults put in, and our own tests of the grader:
grade_faults.py JOUTE COURSE FOLDER; prints TAP without numbers."""
import json
import os
import subprocess
import sys

joute, course, folder = sys.argv[1:]
sys.path.insert(0, "kits")
import grade  # noqa: E402

kit = os.path.join("kits", course)
faults = list(grade.read_faults(kit))
if os.environ.get("JOUTE_LONG", "0") != "1" and len(faults) > 30:
    faults = faults[::3]  # all of them take half a minute: ./test --long
files = grade.kit_files(kit)
for i, fault in enumerate(faults):
    path = os.path.join(folder, f"{i:03}")
    os.makedirs(path)
    for name, text in grade.spoiled(files, fault).items():
        with open(os.path.join(path, name), "wb") as file:
            file.write(text)
ours = os.path.join(folder, "ours")
os.makedirs(ours)
for name, text in files.items():
    with open(os.path.join(ours, name), "wb") as file:
        file.write(text)
folders = [os.path.join(folder, f"{i:03}") for i in range(len(faults))]
out = os.path.join(folder, "out")
subprocess.run([joute, "grade", course, *folders, "--out", out], stdout=subprocess.DEVNULL)
calls, missed = [], []
for i, fault in enumerate(faults):
    with open(os.path.join(out, f"{i:03}.json")) as file:
        result = json.load(file)
    found = [f["first"]["calls"] for m in result["modules"].values() for f in m["functions"].values() if f["first"]]
    is_found = bool(found) or any(m.get("problem") for m in result["modules"].values())
    missed += [] if is_found else [fault[3]]
    calls += [min(found)] if found else []
print(f"{'not ok' if missed else 'ok'} - {course}: all {len(faults)} faults are found {missed or ''}")


def run_tests(number, where):
    """How many tests of a student's file pass in a folder, and how many fail."""
    done = subprocess.run([sys.executable, "-B", os.path.join(out, f"{number:03}_test.py")], cwd=where, capture_output=True, text=True)
    return done.stdout.count("\nok ") + done.stdout.startswith("ok "), done.stdout.count("not ok ")


known = grade.Grader(joute, "en", course, {}).course
drawn = [stratum.title for seed in range(5) for stratum, case in known.cases(seed, 6) if known.is_open(case["steps"])]
print(f"{'not ok' if drawn else 'ok'} - {course}: no case is drawn that the course leaves open {drawn or ''}")
wrong = [faults[i][3] for i in range(len(folders)) if run_tests(i, ours)[1] > 0 or run_tests(i, folders[i])[1] == 0]
print(f"{'not ok' if wrong else 'ok'} - {course}: the tests for the student fail on the fault and pass on our kit {wrong or ''}")
short = sum(n <= 6 for n in calls)
print(f"{'ok' if short * 10 >= 9 * len(calls) else 'not ok'} - {course}: {short} of {len(calls)} are shown with at most 6 calls")
