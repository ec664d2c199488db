import { closeButton } from '../../../embed/kit/controls';
import { h } from '../../../embed/kit/dom';
import type { Renderer } from '../../../embed/kit/renderer';
import { createStage } from '../../../embed/kit/stage';
import { safeLink } from '../../../embed/kit/urls';
import type { ViewOf } from '../../../widgets/contract/views';
import type { definition } from './definition';
import { STRIP_STYLES } from './styles';

/** Draws a strip. */
export const render: Renderer<ViewOf<typeof definition>> = (root, widget, given) => {
  const stage = createStage(root, STRIP_STYLES, given);
  const { env } = stage;
  const end = (name: 'example_clicked' | 'example_closed') => {
    env.emit({ name });
    stage.destroy();
    env.closed();
  };
  const strip = h('div', { class: 'strip', role: 'region', 'aria-label': widget.name });
  const draw = ({ message, settings }: typeof widget) => {
    const follow = () => {
      const url = safeLink(settings.url);
      end('example_clicked');
      if (url) env.navigate(url);
    };
    strip.dataset.tone = settings.tone ?? 'calm';
    const line = h('button', { type: 'button', class: 'line', 'data-key': 'line', onclick: follow }, message);
    strip.replaceChildren(
      line,
      closeButton(stage, () => end('example_closed')),
    );
  };
  stage.element.append(strip);
  draw(widget);
  stage.afterPaint(() => env.emit({ name: 'example_shown' }));
  return {
    update: (changed, appearance) => {
      stage.change({ ...appearance });
      draw(changed);
    },
    destroy: stage.destroy,
  };
};
