import type { Reports } from '../../embed/kit/reports';
import { createHandOver } from '../../embed/script/headless';
import { reports as reportsByType } from '../generated/reports';
import type { WidgetType } from './types';
import type { Views } from './views';

/** The reports of an application in headless mode, by widget type. */
const reports: { [Type in WidgetType]: Reports<Views[Type]> } = reportsByType;

/** Takes the place of every renderer. */
export const render = createHandOver(reports);
