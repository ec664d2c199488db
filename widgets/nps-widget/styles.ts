/** Styles of NPS widgets. */
export const NPS_STYLES = `
.nps { width: 500px; }
.nps > .body { padding: 22px 24px 24px; }
.nps .title { text-wrap: pretty; }
.nps > .foot { padding: 0 24px 22px; }
.nps > .body:not(:last-child) { padding-bottom: 16px; }
@media (max-width: 480px) {
  .nps .scale { gap: 2px; }
  .nps .scale .choice { border-radius: 7px; font-size: 13.5px; }
  .nps > .body { padding: 20px 16px 22px; }
  .nps > .foot { padding: 0 16px 20px; }
  .nps > .foot .button { flex: 1; }
  .nps > .foot .gap { display: none; }
}
`;
