import { h } from './dom';
import type { WidgetResponse } from './renderer';
import type { Stage } from './stage';
import * as texts from './texts';

/** Sends a response once, shows whether that works, and lets people try again. */
export type Sender = {
  state: 'open' | 'sending' | 'failed' | 'sent';
  send: (response: WidgetResponse) => void;
  /** The send button. While a response is being sent, its text says so. */
  button: (text: string, send: () => void) => HTMLButtonElement;
  /** The line that says what went wrong: `fault` of the form, or that sending failed. */
  error: (fault?: string) => HTMLElement;
};

/** @param redraw draws the widget again @param onSent is called after a response has arrived */
export function createSender(stage: Stage, redraw: () => void, onSent: () => void): Sender {
  const sender: Sender = {
    state: 'open',
    send: (response) => {
      if (sender.state === 'sending' || sender.state === 'sent') return;
      sender.state = 'sending';
      redraw();
      // A submit that throws at once is a failure like any other.
      Promise.resolve()
        .then(() => stage.env.submit(response))
        .then(
          () => {
            sender.state = 'sent';
            onSent();
          },
          () => {
            sender.state = 'failed';
          },
        )
        .finally(redraw);
    },
    button: (text, send) => {
      const busy = sender.state === 'sending';
      return h(
        'button',
        { type: 'button', class: 'button primary', 'data-key': 'send', 'aria-disabled': busy && 'true', onclick: send },
        busy ? stage.say(texts.sending) : text,
      );
    },
    error: (fault) =>
      h('p', { class: 'error', role: 'alert' }, fault || (sender.state === 'failed' ? stage.say(texts.failed) : '')),
  };
  return sender;
}
