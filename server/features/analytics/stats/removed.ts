import type { CompanyTx } from '../../../database/company-db';

/** Remembers something that is deleted, so that statistics still name what happened on it. */
export async function rememberRemoved(
  tx: Pick<CompanyTx, 'removedEntity'>,
  entity: { companyId: number; entityType: 'changelog' | 'roadmap'; id: number; name: string; createdAt: Date },
): Promise<void> {
  await tx.removedEntity.create({ data: entity });
}
