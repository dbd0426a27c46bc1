"""Trains sb3-contrib's MaskablePPO on a game of Beffroi against random players, and measures it on the way."""

import argparse
import time
from multiprocessing import get_context
from pathlib import Path

import gymnasium
import pandas
from gymnasium.wrappers import TransformObservation
from sb3_contrib import MaskablePPO
from stable_baselines3.common import logger, vec_env


def make(slug: str, opponent: str = "random") -> gymnasium.Env:
    """Make a game for two that MaskablePPO can play: it asks for `action_masks` by itself."""
    env = gymnasium.make(f"beffroi.learn.registration:Beffroi/{slug.title()}-v1", opponent=opponent, seats=2)
    return TransformObservation(env, lambda seen: seen["observation"], env.observation_space["observation"])


def games_won(file: str, slug: str, opponent: str, games: int) -> float:
    """Play a saved policy against an opponent; a tie is half a game won."""
    model, env, won = MaskablePPO.load(file, device="cpu"), make(slug, opponent), 0.0
    for game in range(games):
        (seen, _), over = env.reset(seed=game), False
        while not over:
            masks = env.get_wrapper_attr("action_masks")()
            seen, _, over, _, info = env.step(model.predict(seen, action_masks=masks)[0])
        won += (info["outcomes"][info["seat"]] + 1) / 2
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--points", type=int, default=6, help="measurements on the curve, beside the first")
    parser.add_argument("--opponents", default="random=100,greedy=50", help="with the games of each measurement")
    parser.add_argument("--jobs", type=int, default=2, help="processes that measure while training goes on")
    parser.add_argument("--out", type=Path, default=Path("build/learning"))
    args = parser.parse_args()
    games = vec_env.DummyVecEnv([lambda: make(args.game)] * 16)
    model = MaskablePPO("MlpPolicy", games, n_steps=256, batch_size=1024, ent_coef=0.01, gamma=1.0, device="cpu")
    model.set_logger(logger.Logger(None, []))  # or each `learn` leaves a folder behind
    opponents = {name: int(games) for name, games in (one.split("=") for one in args.opponents.split(","))}
    began, rows = time.monotonic(), []
    with get_context("spawn").Pool(args.jobs) as pool:
        for point in range(args.points + 1):
            while time.monotonic() - began < 60 * args.minutes * point / args.points:
                model.learn(4096, reset_num_timesteps=False)
            model.save(file := str(args.out / f"{args.game}-{point}.zip"))
            done = {"steps": model.num_timesteps, "seconds": round(time.monotonic() - began)}
            jobs = [(name, n, pool.apply_async(games_won, (file, args.game, name, n))) for name, n in opponents.items()]
            rows += [(done, *job) for job in jobs]
        curve = [{**done, "opponent": name, "games": n, "won": job.get()} for done, name, n, job in rows]
    pandas.DataFrame(curve).to_csv(args.out / f"{args.game}.csv", index=False)


if __name__ == "__main__":
    main()
