import type { PreviewOf } from '../../../embed/kit/renderer';
import type { ViewOf } from '../../../widgets/contract/views';
import type { definition } from './definition';

export const preview: PreviewOf<ViewOf<typeof definition>> = {};
