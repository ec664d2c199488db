import type { PreviewOf, Renderer } from '../../embed/kit/renderer';
import { previews as previewsByType } from '../generated/previews';
import { renderers as renderersByType } from '../generated/renderers';
import type { WidgetType } from './types';
import type { Views } from './views';

/** The renderer of each widget type. */
export const renderers: { [Type in WidgetType]: Renderer<Views[Type]> } = renderersByType;

/** What the builder's preview needs to know about each type. */
export const previews: { [Type in WidgetType]: PreviewOf<Views[Type]> } = previewsByType;
