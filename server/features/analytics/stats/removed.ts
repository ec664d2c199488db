import type { CompanyTx } from '../../../database/company-db';

/** Records a deleted entity, so that statistics can still name it. */
export async function recordRemovedEntity(
  tx: Pick<CompanyTx, 'removedEntity'>,
  entity: { companyId: number; entityType: 'changelog' | 'roadmap'; id: number; name: string; createdAt: Date },
): Promise<void> {
  await tx.removedEntity.create({ data: entity });
}
