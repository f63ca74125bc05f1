"""The games as PettingZoo environments; needs pettingzoo and gymnasium.

    from joute.pettingzoo import env
    game = env("splaby", players=3)
    game.reset(seed=1)
    for agent in game.agent_iter():
        observation, reward, termination, truncation, info = game.last()
        action = None if termination else game.action_space(agent).sample(observation["action_mask"])
        game.step(action)

Chance draws by itself. Where all choose at once (trolls), `env` asks one player
after the other and shows nobody a choice before all are in.
"""
import random

import gymnasium.spaces as spaces
import numpy
import pettingzoo

from . import Game, State


class _Table:
    """What both kinds of environments share: one game and its random numbers."""

    def _open(self, game, render_mode, options):
        self.game = Game(game, **options)
        self.metadata = {"name": f"joute_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": True}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{i}" for i in range(self.game.num_players())]
        self._actions = spaces.Discrete(self.game.num_distinct_actions())
        board = self.game.observation_tensor_size()
        self._observations = spaces.Dict({
            "observation": spaces.Box(0, 255, (board,), numpy.uint8),
            "action_mask": spaces.Box(0, 1, (self.game.num_distinct_actions(),), numpy.int8)})
        self._random = random.Random()

    def observation_space(self, agent):
        return self._observations

    def action_space(self, agent):
        return self._actions

    def _begin(self, seed):
        if seed is not None:
            self._random = random.Random(seed)
        self.agents = list(self.possible_agents)
        self._state = State(self.game.id, self._random.getrandbits(48), **self.game.options)
        self._settle()

    def _settle(self):
        while self._state.is_chance_node():
            self._state.draw(self._random.getrandbits(48))

    def _see(self, agent):
        seat = self.possible_agents.index(agent)
        mask = numpy.zeros(self.game.num_distinct_actions(), numpy.int8)
        if self._state.current_player() in (seat, -2):
            mask[self._state.legal_actions(seat)] = 1
        return {"observation": numpy.frombuffer(self._state.observation(seat), numpy.uint8), "action_mask": mask}

    def _rewards(self):
        return dict(zip(self.possible_agents, self._state.returns()))

    def state(self):
        """The whole position as bytes of its document."""
        return numpy.frombuffer(self._state.serialize().encode(), numpy.uint8)

    def render(self):
        return str(self._state)

    def close(self):
        pass


class Aec(_Table, pettingzoo.AECEnv):
    """Players act one after the other."""

    def __init__(self, game, render_mode=None, **options):
        pettingzoo.AECEnv.__init__(self)
        self._open(game, render_mode, options)

    def reset(self, seed=None, options=None):
        self._begin(seed)
        self._choices = []
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def _select(self):
        player = self._state.current_player()
        seat = len(self._choices) if player == -2 else max(player, 0)
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent):
        return self._see(agent)

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self._state.current_player() == -2:
            self._state.action_to_string(len(self._choices), int(action))  # refuses an illegal one
            self._choices.append(int(action))
            if len(self._choices) == self.game.num_players():
                self._state.apply_actions(self._choices)
                self._choices = []
        else:
            self._state.apply_action(int(action))
        self._settle()
        if self._state.is_terminal():
            self.rewards = self._rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()


class Parallel(_Table, pettingzoo.ParallelEnv):
    """All players give an action; those who are not to move are not heard."""

    def __init__(self, game, render_mode=None, **options):
        self._open(game, render_mode, options)

    def reset(self, seed=None, options=None):
        self._begin(seed)
        return {agent: self._see(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions):
        player = self._state.current_player()
        if player == -2:
            self._state.apply_actions([int(actions[agent]) for agent in self.possible_agents])
        else:
            self._state.apply_action(int(actions[self.possible_agents[player]]))
        self._settle()
        is_over = self._state.is_terminal()
        seen = {agent: self._see(agent) for agent in self.agents}
        result = (seen, self._rewards(), dict.fromkeys(self.agents, is_over), dict.fromkeys(self.agents, False),
                  {agent: {} for agent in self.agents})
        if is_over:
            self.agents = []
        return result


def env(game, render_mode=None, **options):
    """The game as an AEC environment."""
    return Aec(game, render_mode, **options)


def parallel_env(game, render_mode=None, **options):
    """The game as a parallel environment."""
    return Parallel(game, render_mode, **options)
