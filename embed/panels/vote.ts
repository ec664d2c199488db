import { h } from '../kit/dom';
import { icon } from '../kit/icons';
import type { Sheet } from './sheet';
import * as texts from './texts';

/** What people vote for. */
export type Votable = { id: number; name: string; votes: number; voted: boolean };

const UP = 'M6 14.5l6-6 6 6';

/**
 * The button that gives or takes back a vote, and the line that says when that did not work. What was pressed shows at once; it is
 * taken back when the server does not take it.
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
  const isTaken = async () => {
    try {
      const { status } = await env.ask('/roadmap-votes', { itemId: id, voted: wanted });
      if (status !== 200) throw new Error(`/roadmap-votes was answered with ${status}`);
      return true;
    } catch (error) {
      env.failed(error);
      return false;
    }
  };
  /** Sends until the server has what was pressed last. */
  async function send(): Promise<void> {
    sending = true;
    while (wanted !== kept) {
      const sent = wanted;
      if (await isTaken()) {
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
