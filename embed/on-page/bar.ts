import { type Card, createCard } from '../kit/card';
import { createStage, type Stage } from '../kit/stage';
import { toolEnv } from '../kit/tool-env';
import { ON_PAGE_STYLES } from './on-page-styles';
import type { Place } from './page-session';

/** Docent's own bar over the page. */
export type Bar = { host: HTMLElement; stage: Stage; card: Card; remove: () => void };

/** Puts the bar on the page. @param look a class in addition to `bar` */
export function openBar({ nonce, zIndex }: Place, label: string, look = ''): Bar {
  const host = document.createElement('docent-widget');
  host.setAttribute('data-docent-widget', 'on-page');
  if (zIndex) for (const level of [0, 1, 2]) host.style.setProperty(`--docent-z${level}`, `${zIndex + level}`);
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const remove = () => {
    clearInterval(reattach);
    stage.destroy();
    host.remove();
  };
  const stage = createStage(root, ON_PAGE_STYLES, toolEnv(nonce, remove));
  const card = createCard(stage, label, { look: `bar ${look}`, role: 'region' });
  // A framework that renders the whole body again removes the bar, so it is added again.
  const reattach = setInterval(() => host.isConnected || document.body.append(host), 500);
  return { host, stage, card, remove };
}
