import type { Reports } from '../../embed/kit/reports';
import { createHeadlessRenderer } from '../../embed/script/headless';
import { reports as reportsByType } from '../generated/reports';
import type { WidgetType } from './types';
import type { Views } from './views';

/** The reports of an application in headless mode, by widget type. */
const reports: { [Type in WidgetType]: Reports<Views[Type]> } = reportsByType;

/** The renderer of all widget types in headless mode. */
export const render = createHeadlessRenderer(reports);
