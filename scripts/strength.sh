#!/usr/bin/env bash
# Tunes the advice, measures the levels, trains a policy and runs the benches, for all games or those named.
#   JOBS=16 GAMES=200 scripts/strength.sh [tune] [levels] [arena] [train] [bench]
# Everything is written under ${OUT:-build/strength}; run it with the compiled package on PYTHONPATH to save hours.
set -euo pipefail
cd "$(dirname "$0")/.."
jobs=${JOBS:-2} games=${GAMES:-60} trials=${TRIALS:-120} deals=${DEALS:-40} minutes=${MINUTES:-5}
slugs=${SLUGS:-"troyes tournay parbourg"}
out=${OUT:-build/strength}
python=${PYTHON:-python}
mkdir -p "$out"
for task in "${@:-levels}"; do
  if [ "$task" = bench ]; then
    "$python" bench/search.py ${COMPILED:+--compiled "$COMPILED"} --json "$out/bench.json" | tee "$out/bench.txt"
    continue
  fi
  for slug in $slugs; do
    case "$task" in
      tune) "$python" -m beffroi tune "$slug" --trials "$trials" --deals "$deals" --jobs "$jobs" --write | tee "$out/tune-$slug.txt" ;;
      levels) "$python" -m beffroi levels "$slug" --games "$games" --jobs "$jobs" --doc docs/levels.md | tee "$out/levels-$slug.txt" ;;
      arena) "$python" -m beffroi arena "$slug" --bots random,page,apprentice,journeyman,master --seats 2 --games "$games" \
               --jobs "$jobs" --out "$out/arena-$slug.json" --out "$out/arena-$slug.png" | tee "$out/arena-$slug.txt" ;;
      train) "$python" -m beffroi policy "$slug" --minutes "$minutes" --out "$out/$slug.pt" --curve "$out/curve-$slug.png" \
               | tee "$out/train-$slug.txt" ;;
      *) echo "there is no task $task (tune levels arena train bench)" >&2; exit 2 ;;
    esac
  done
done
