import { WARNED_SHARE } from '../../../widgets/contract/limits';

/** True where a quota is nearly or wholly used. */
export const isNearQuota = ({ share }: { share: number | null }): boolean => share !== null && share >= WARNED_SHARE;
