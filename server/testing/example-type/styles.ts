export const STRIP_STYLES = `
.strip { position: fixed; inset: 0 0 auto; min-height: 44px; padding: 6px 56px; text-align: center; background: var(--primary); }
.strip > .line { min-height: 32px; border: 0; background: none; color: var(--on-primary); font: inherit; }
.strip[data-tone=loud] > .line { font-weight: 600; }
`;
