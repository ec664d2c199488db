import { type Card, cardTitle, createCard } from '../../embed/kit/card';
import { closeButton, emailField, isEmail, radioGroup, textArea, thanks } from '../../embed/kit/controls';
import { h, redraw } from '../../embed/kit/dom';
import { icon, MESSAGE } from '../../embed/kit/icons';
import type { RenderEnv, Renderer } from '../../embed/kit/renderer';
import { createSender } from '../../embed/kit/sender';
import { createStage, type Stage } from '../../embed/kit/stage';
import {
  FIELD_STYLES,
  LABEL_STYLES,
  LAUNCHER_PANEL_STYLES,
  LAUNCHER_STYLES,
  THANKS_STYLES,
} from '../../embed/kit/styles';
import * as texts from '../../embed/kit/texts';
import { cornerOf } from '../appearance/corners';
import type { Views } from '../contract/views';
import { FEEDBACK_STYLES } from './styles';

const STYLES = FIELD_STYLES + LABEL_STYLES + THANKS_STYLES + LAUNCHER_STYLES + LAUNCHER_PANEL_STYLES + FEEDBACK_STYLES;

type View = Views['feedbackWidget'];
type Option = View['options'][number];

/** What the person has entered in the form, and what is wrong with it. */
type Entry = {
  chosen?: string | undefined;
  message: string;
  email: string;
  fault?: { text: string; of: 'email' | 'form' } | undefined;
};

const headingOf = (stage: Stage, view: View) => view.settings.heading || stage.say(texts.feedbackTitle);
const asksEmail = ({ settings }: View, env: RenderEnv) =>
  settings.askEmail === 'always' || (settings.askEmail !== 'never' && env.asksEmail);
const optionOf = (view: View, { chosen }: Entry): Option | undefined => view.options.find(({ id }) => id === chosen);

/** What is wrong with the form as it is. */
function faultOf(stage: Stage, view: View, entry: Entry): Entry['fault'] {
  const empty = !optionOf(view, entry) && !entry.message.trim();
  if (empty) return { text: stage.say(texts.required), of: 'form' };
  return isEmail(entry.email) ? undefined : { text: stage.say(texts.emailInvalid), of: 'email' };
}

/** The choice of an option, if there are options. */
const kinds = (stage: Stage, view: View, entry: Entry) =>
  view.options.length > 0 &&
  radioGroup({
    label: headingOf(stage, view),
    look: 'kinds',
    key: 'kind',
    value: optionOf(view, entry)?.id,
    choices: view.options.map(({ id, name, emoji }) => ({
      value: id,
      label: name,
      content: h('span', { class: 'kind' }, emoji && h('b', { 'aria-hidden': 'true' }, emoji), h('span', {}, name)),
    })),
    onChoose: (id) => {
      entry.chosen = id;
    },
  });

/** The body of the form. Its fields write to `entry`. */
const formBody = (stage: Stage, view: View, entry: Entry, error: HTMLElement) =>
  h(
    'div',
    { class: 'body' },
    cardTitle(headingOf(stage, view)),
    kinds(stage, view, entry),
    textArea(
      {
        label: stage.say(texts.message),
        hint: view.options.length > 0 ? stage.say(texts.optional) : undefined,
        value: entry.message,
        key: 'message',
        onInput: (value) => {
          entry.message = value;
        },
      },
      4,
    ),
    asksEmail(view, stage.env) &&
      emailField(
        {
          label: stage.say(texts.email),
          hint: stage.say(texts.optional),
          value: entry.email,
          key: 'email',
          onInput: (value) => {
            entry.email = value;
          },
        },
        entry.fault?.of === 'email',
      ),
    error,
  );

/** The button that opens and closes the form. */
const launcher = (stage: Stage, { settings }: View, isOpen: boolean, toggle: () => void) =>
  h(
    'button',
    {
      type: 'button',
      class: `launcher ${cornerOf(settings.position)}`,
      'data-key': 'launcher',
      'aria-expanded': String(isOpen),
      onclick: toggle,
    },
    icon(MESSAGE, 18),
    h('span', {}, settings.launcherText || stage.say(texts.feedback)),
  );

/** Draws a feedback widget: a launcher, and the form it opens. */
export const render: Renderer<View> = (root, widget, given) => {
  const stage = createStage(root, STYLES, given);
  const { env } = stage;
  let view = widget;
  let panel: Card | undefined;
  const entry: Entry = { message: '', email: '' };
  const place = h('div');
  stage.element.append(place);

  const send = () => {
    entry.fault = faultOf(stage, view, entry);
    if (entry.fault) return draw();
    sender.send({
      kind: 'feedback',
      optionId: optionOf(view, entry)?.id,
      message: entry.message.trim() || undefined,
      email: entry.email.trim() || undefined,
    });
  };
  const form = () => [
    formBody(stage, view, entry, sender.error(entry.fault?.text)),
    h('div', { class: 'foot' }, sender.button(stage.say(texts.send), send)),
  ];
  const toggle = () => (panel ? collapse() : expand());
  const draw = () => {
    redraw(place, launcher(stage, view, !!panel, toggle));
    const sent = sender.state === 'sent';
    if (!panel) return;
    panel.element.className = `card enter feedback sheet opened ${cornerOf(view.settings.position)}`;
    panel.draw(
      closeButton(stage, collapse),
      ...(sent ? [thanks(stage.say(texts.thanks), stage.say(texts.thanksMore))] : form()),
    );
  };
  const sender = createSender(
    stage,
    () => draw(),
    () => {
      env.emit({ name: 'feedback_widget_submitted', props: { optionId: entry.chosen }, fromResponse: true });
      stage.announce(stage.say(texts.thanks));
    },
  );

  const collapse = () => {
    const closing = panel;
    panel = undefined;
    draw();
    closing?.remove();
    if (sender.state !== 'sent') return;
    // The form is empty when it opens again.
    sender.state = 'open';
    [entry.chosen, entry.message] = [undefined, ''];
  };
  const expand = () => {
    if (panel) return;
    panel = createCard(stage, view.name, { look: '', takesFocus: true, onEscape: collapse });
    draw();
    panel.focus();
    stage.afterPaint(() => env.emit({ name: 'feedback_widget_opened' }));
  };

  draw();
  if (env.still) expand();

  return {
    update: (changed, appearance) => {
      view = changed;
      stage.change({ ...appearance });
      draw();
    },
    // The form shows all options; the index after the last option shows the thank-you message.
    show: (index) => {
      sender.state = index > 0 && index >= view.options.length ? 'sent' : 'open';
      expand();
      draw();
    },
    destroy: stage.destroy,
  };
};
