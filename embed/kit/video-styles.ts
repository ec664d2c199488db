/** Styles of videos, in addition to those of pictures. */
export const VIDEO_STYLES = `
.media iframe { display: block; width: 100%; aspect-ratio: 16 / 9; border: 0; }
.play { display: grid; place-items: center; width: 100%; aspect-ratio: 16 / 9; padding: 0; border: 0; background: linear-gradient(135deg, var(--tint), var(--pressed)); }
.play.over { position: absolute; inset: 0; height: 100%; background: transparent; }
.play > span { display: grid; place-items: center; width: 56px; height: 56px; border-radius: 50%; background: var(--primary); color: var(--on-primary); box-shadow: 0 6px 20px rgba(15, 18, 28, .28); transition: transform .2s var(--ease); }
.play:hover > span { transform: scale(1.06); }
.play svg { fill: currentColor; }
`;
