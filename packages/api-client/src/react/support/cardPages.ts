import { sampleCard, sampleId } from '../../testing/index.ts';

/** The card ID of a row. */
export const cardId = (row: number) => sampleId(1000 + row);

/** A handler that serves `size` cards in pages of two. */
export function cardPages(
  size: number,
  ofCard: (row: number) => Partial<ReturnType<typeof sampleCard>>,
) {
  return ({ query }: { query: { cursor?: string | undefined; total?: 'true' | undefined } }) => {
    const from = Number(query.cursor ?? 0);
    const rows = [from, from + 1].filter((row) => row < size);
    return {
      items: rows.map((row) => sampleCard({ cardId: cardId(row), ...ofCard(row) })),
      nextCursor: from + 2 < size ? String(from + 2) : null,
      total: query.total ? size : null,
      counts: query.total ? { active: size } : null,
    };
  };
}
