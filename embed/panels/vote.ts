import { h } from '../kit/dom';
import { icon } from '../kit/icons';
import type { Sheet } from './sheet';
import * as texts from './texts';

/** What people vote for. */
export type Votable = { id: number; name: string; votes: number; voted: boolean };

const UP = 'M6 14.5l6-6 6 6';

/**
 * The button that adds or removes a vote, and the line for its error. A press shows at once, and is undone if the server rejects it or
 * does not answer.
 */
export function voteButton({ id, name, votes, voted }: Votable, { stage, env }: Sheet, onVoted: () => void) {
  const others = votes - Number(voted);
  let wanted = voted;
  let kept = voted;
  let sending = false;
  const count = h('span');
  const fault = h('p', { class: 'error' });
  const element = h('button', { type: 'button', class: 'vote', onclick: () => press() }, icon(UP, 16), count);
  const values = () => ({ name, count: others + Number(wanted) });
  const draw = () => {
    count.textContent = String(values().count);
    element.setAttribute('aria-pressed', String(wanted));
    element.setAttribute('aria-label', stage.say(texts.vote, values()));
  };
  const sendVote = async () => {
    try {
      const { status } = await env.ask('/roadmap-votes', { itemId: id, voted: wanted });
      if (status !== 200) throw new Error(`/roadmap-votes was answered with ${status}`);
      return true;
    } catch (error) {
      env.failed(error);
      return false;
    }
  };
  /** Sends votes until the server has the state of the last press. */
  async function send(): Promise<void> {
    sending = true;
    while (wanted !== kept) {
      const sent = wanted;
      if (await sendVote()) {
        kept = sent;
        if (kept) onVoted();
        continue;
      }
      wanted = kept;
      draw();
      fault.textContent = stage.say(texts.voteFailed);
      stage.announce(stage.say(texts.voteFailed));
    }
    sending = false;
  }
  function press(): void {
    wanted = !wanted;
    fault.textContent = '';
    draw();
    stage.announce(stage.say(wanted ? texts.voted : texts.unvoted, values()));
    if (!sending) void send();
  }
  draw();
  return { element, fault };
}
