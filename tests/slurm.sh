#!/usr/bin/env bash
# A tournament whose workers a real Slurm of three nodes starts, all on loopback;
# one node is killed in the middle.
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
. tests/postgres_tools.sh
export LC_ALL=C.UTF-8
PATH=$PATH:/usr/sbin
give_up() {
    skip "a tournament through Slurm" "$1"
    tap_end
    exit
}
for program in slurmctld slurmd sbatch munged; do command -v $program >/dev/null || give_up "slurm-wlm is not installed ($program is missing)"; done
[ "$(id -u)" -eq 0 ] || give_up "a Slurm that starts jobs needs root"
slurm=$(mktemp -d /tmp/joute-slurm.XXXXXX)
chmod 755 "$slurm"
# end NAME: ends the process that its pid file names.
end() { [ ! -s "$slurm/$1.pid" ] || kill -9 "$(cat "$slurm/$1.pid")" 2>/dev/null; }
clean_up() {
    scancel -n joute 2>/dev/null
    for name in n1 n2 n3 slurmctld munged; do end $name; done
    pkill -9 -f "slurmstepd.*$slurm" 2>/dev/null
    kill $(jobs -p) 2>/dev/null
    rm -rf "$slurm"
}
at_end clean_up
pg_make && pg_start || pg_skip "a tournament through Slurm"
head -c 1024 /dev/urandom >"$slurm/key" && chmod 400 "$slurm/key"
munged --force --key-file="$slurm/key" --socket="$slurm/munge" --pid-file="$slurm/munged.pid" \
    --log-file="$slurm/munged.log" --seed-file="$slurm/seed" >/dev/null 2>&1
mkdir "$slurm/state" "$slurm"/n{1,2,3}
port=$((10000 + RANDOM % 8000))
cat >"$slurm/slurm.conf" <<END
ClusterName=joute
SlurmctldHost=$(hostname)(127.0.0.1)
SlurmctldPort=$port
AuthType=auth/munge
AuthInfo=socket=$slurm/munge
CredType=cred/munge
SlurmUser=root
SlurmctldPidFile=$slurm/slurmctld.pid
SlurmdPidFile=$slurm/%n.pid
SlurmctldLogFile=$slurm/slurmctld.log
SlurmdLogFile=$slurm/%n.log
StateSaveLocation=$slurm/state
SlurmdSpoolDir=$slurm/%n
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
MpiDefault=none
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
ReturnToService=2
SlurmdTimeout=15
NodeName=n[1-3] NodeHostname=$(hostname) NodeAddr=127.0.0.1 Port=[$((port + 1))-$((port + 3))] CPUs=2 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
END
export SLURM_CONF=$slurm/slurm.conf
slurmctld -f "$SLURM_CONF" >/dev/null 2>&1
for i in 1 2 3; do slurmd -f "$SLURM_CONF" -N n$i >/dev/null 2>&1; done
idle() { [ "$(sinfo -h -N -t idle -o %N 2>/dev/null | sort -u | wc -l)" -eq 3 ]; }
soon idle || give_up "Slurm does not come up: $(grep -h error "$slurm"/*.log | tail -n 1 | cut -c1-150)"
mkdir "$tmp/a class" && cd "$tmp/a class" || exit 1
tour() { "$JOUTE" tournament "$@"; }
table() { tour standings --json --store "$1"; tour export csv --store "$1" | cut -d, -f1-10,13,15; }
contest=(run --game trolls --games 2500 --seed 7 -p random -p greedy -p level:2 -p level:4 -p level:5)
tour "${contest[@]}" --store whole.db >/dev/null 2>&1
table whole.db >whole.txt
tour "${contest[@]}" --store "$pg_url#slurm" --slurm "--array=1-3 --nodes=1" >run.txt 2>run.err &
run=$!
# Every node has one of the workers, and some matches are played.
begun() { [ "$(sql 'SELECT count(DISTINCT worker) FROM slurm.matches WHERE state > 0' 2>/dev/null)" = 3 ] || ! kill -0 $run 2>/dev/null; }
soon begun && kill -0 $run
result $? "three workers of a job array play"
pgrep -af 'worker --until-idle' >ps.txt && ! grep -q postgres: ps.txt
result $? "and no command line shows where the store is"
end n2
pkill -9 -f "slurmstepd.*n2" 2>/dev/null
wait $run
status=$?
result $status "it finishes even if a node is killed in between"
[ $status -eq 0 ] || sed 's/^/# /' run.err
table "$pg_url#slurm" >slurm.txt
diff whole.txt slurm.txt >"$tmp/diff"
result $? "the tables are those of one machine"
grep -q "Slurm's job [0-9]* starts workers" run.err
result $? "it says which job plays"
gone() { [ -z "$(squeue -h -n joute 2>/dev/null)" ]; }
soon gone
result $? "no worker is left behind"
# If all workers end with work left, nobody waits for them.
tour "${contest[@]}" --store "$pg_url#dead" --slurm "--array=1 --time=0:01 --nodelist=n1 --begin=now+1hour" >dead.txt 2>dead.err &
run=$!
submitted() { squeue -h -n joute -o %i 2>/dev/null | grep -q .; }
soon submitted && scancel -n joute
wait $run
[ $? -eq 1 ] && grep -q 'have ended with 40 matches left' dead.err
result $? "workers that have all ended are not waited for"
tap_end
