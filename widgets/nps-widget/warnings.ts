import type { WidgetWarnings } from '../warning';

/** Its texts have defaults, so nothing of its own can be odd. */
export const warnings: WidgetWarnings = { judge: () => [] };
