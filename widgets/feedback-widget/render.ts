import { type Card, cardTitle, createCard } from '../../embed/kit/card';
import { closeButton, emailField, isEmail, radioGroup, textArea, thanks } from '../../embed/kit/controls';
import { h, redraw } from '../../embed/kit/dom';
import { icon, MESSAGE } from '../../embed/kit/icons';
import type { Renderer } from '../../embed/kit/renderer';
import { createSender } from '../../embed/kit/sender';
import { createStage } from '../../embed/kit/stage';
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

type Option = Views['feedbackWidget']['options'][number];

/** Draws a feedback widget: a launcher, and the form it opens. */
export const render: Renderer<Views['feedbackWidget']> = (root, widget, given) => {
  const stage = createStage(
    root,
    FIELD_STYLES + LABEL_STYLES + THANKS_STYLES + LAUNCHER_STYLES + LAUNCHER_PANEL_STYLES + FEEDBACK_STYLES,
    given,
  );
  const { env } = stage;
  let view = widget;
  let panel: Card | undefined;
  let chosen: string | undefined;
  let message = '';
  let email = '';
  let fault: { text: string; of: 'email' | 'form' } | undefined;
  const place = h('div');
  stage.element.append(place);

  const heading = () => view.settings.heading || stage.say(texts.feedbackTitle);
  const asksEmail = () => view.settings.askEmail === 'always' || (view.settings.askEmail !== 'never' && env.asksEmail);
  const optionOf = (): Option | undefined => view.options.find(({ id }) => id === chosen);
  const send = () => {
    const empty = !optionOf() && !message.trim();
    if (empty) fault = { text: stage.say(texts.required), of: 'form' };
    else fault = isEmail(email) ? undefined : { text: stage.say(texts.emailInvalid), of: 'email' };
    if (fault) return draw();
    sender.send({
      kind: 'feedback',
      optionId: optionOf()?.id,
      message: message.trim() || undefined,
      email: email.trim() || undefined,
    });
  };
  const kinds = () =>
    view.options.length > 0 &&
    radioGroup({
      label: heading(),
      look: 'kinds',
      key: 'kind',
      value: optionOf()?.id,
      choices: view.options.map(({ id, name, emoji }) => ({
        value: id,
        label: name,
        content: h('span', { class: 'kind' }, emoji && h('b', { 'aria-hidden': 'true' }, emoji), h('span', {}, name)),
      })),
      onChoose: (id) => {
        chosen = id;
      },
    });
  const form = () => [
    h(
      'div',
      { class: 'body' },
      cardTitle(heading()),
      kinds(),
      textArea(
        {
          label: stage.say(texts.message),
          hint: view.options.length > 0 ? stage.say(texts.optional) : undefined,
          value: message,
          key: 'message',
          onInput: (value) => {
            message = value;
          },
        },
        4,
      ),
      asksEmail() &&
        emailField(
          {
            label: stage.say(texts.email),
            hint: stage.say(texts.optional),
            value: email,
            key: 'email',
            onInput: (value) => {
              email = value;
            },
          },
          fault?.of === 'email',
        ),
      sender.error(fault?.text),
    ),
    h('div', { class: 'foot' }, sender.button(stage.say(texts.send), send)),
  ];
  const draw = () => {
    const corner = cornerOf(view.settings.position);
    const launch = () => (panel ? collapse() : expand());
    redraw(
      place,
      h(
        'button',
        {
          type: 'button',
          class: `launcher ${corner}`,
          'data-key': 'launcher',
          'aria-expanded': String(!!panel),
          onclick: launch,
        },
        icon(MESSAGE, 18),
        h('span', {}, view.settings.launcherText || stage.say(texts.feedback)),
      ),
    );
    const sent = sender.state === 'sent';
    if (!panel) return;
    panel.element.className = `card enter feedback sheet opened ${corner}`;
    panel.draw(
      closeButton(stage, collapse),
      ...(sent ? [thanks(stage.say(texts.thanks), stage.say(texts.thanksMore))] : form()),
    );
  };
  const sender = createSender(
    stage,
    () => draw(),
    () => {
      env.emit({ name: 'feedback_widget_submitted', props: { optionId: chosen }, fromResponse: true });
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
    [chosen, message] = [undefined, ''];
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
