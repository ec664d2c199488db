import { h } from '../../embed/kit/dom';

const PIECES = 42;

/** Lets confetti fall over a card, once. */
export function confetti(card: HTMLElement): void {
  const pieces = [...Array(PIECES)].map(() => h('i'));
  const layer = h('div', { class: 'confetti', 'aria-hidden': 'true' }, ...pieces);
  card.append(layer);
  const falls = pieces.map((piece) => {
    piece.style.setProperty('left', `${Math.random() * 100}%`);
    const turn = Math.random() * 720 - 360;
    return piece.animate?.(
      [
        { opacity: 1, transform: 'translateY(-12px)' },
        { opacity: 1, offset: 0.7 },
        { opacity: 0, transform: `translate(${turn / 8}px, ${card.offsetHeight}px) rotate(${turn}deg)` },
      ],
      { duration: 1_400 + Math.random() * 900, delay: Math.random() * 350, easing: 'ease-in' },
    ).finished;
  });
  // `finished` rejects if the card is removed from the page before an animation ends.
  void Promise.allSettled(falls).then(() => layer.remove());
}
