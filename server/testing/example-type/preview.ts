import type { PreviewOf } from '../../../embed/kit/renderer';
import type { ViewOf } from '../../../widgets/views';
import type { definition } from './definition';

export const preview: PreviewOf<ViewOf<typeof definition>> = {};
