/** Styles of micro surveys. */
export const SURVEY_STYLES = `
.survey { width: 380px; }
.survey > .body { padding: 22px 22px 18px; }
.survey .title { text-wrap: pretty; }
.survey > .body > .text { margin-bottom: 10px; padding-inline-end: 28px; white-space: pre-line; }
.survey > .foot { padding: 0 22px 20px; }
.survey .scale:has(> :nth-child(8)) { gap: 3px; }
.survey .field { margin-top: 14px; }
@media (max-width: 480px) { .survey > .foot .button.primary { flex: 1; } .survey > .foot .quiet { margin-inline-end: 8px; } .survey > .foot .gap { display: none; } }
`;
