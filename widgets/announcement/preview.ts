import type { PreviewOf } from '../../embed/kit/renderer';
import type { Views } from '../contract/views';

export const preview: PreviewOf<Views['announcement']> = {};
