import { endingActionOf, promptedIdNumber } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import type { DemoBatch } from '../rows.ts';
import type { DemoAccount, DemoCard } from './account.ts';

const rule = promptedIdNumber();

/** The ID's owner: the driver who enters it, or the vehicle whose card prompts for its unit. */
function ownerOf({ row, driver, vehicle, fleet }: DemoCard) {
  if (row.card_type === 'vehicle' && driver) {
    return { name: `${driver.first_name} ${driver.last_name}`, type: 'D' as const, fleet };
  }
  return { name: `Unit ${vehicle?.row.unit_number ?? ''}`, type: 'V' as const, fleet };
}

/** The prompted IDs of an account's cards, each with the cards that accept it. */
export function promptedIdRows(
  random: Random,
  account: DemoAccount,
  cards: readonly DemoCard[],
): DemoBatch {
  const byNumber = Map.groupBy(
    cards.filter(({ promptedId }) => rule.safeParse(promptedId).success),
    ({ promptedId }) => promptedId ?? '',
  );
  const names = new Set<string>();
  const ids: Row<'prompted_ids'>[] = [];
  const links: Row<'prompted_id_cards'>[] = [];
  for (const [number, cardsWithId] of byNumber) {
    const [firstCard] = cardsWithId;
    if (!firstCard) continue;
    const { name, type, fleet } = ownerOf(firstCard);
    // the number distinguishes people with the same name
    const uniqueName = names.has(name.toUpperCase()) ? `${name} ${number}` : name;
    names.add(uniqueName.toUpperCase());
    const isUsed = cardsWithId.some(
      ({ row }) => endingActionOf(row.status, { accountState: 'open' }) !== null,
    );
    const id = demoId(random, firstCard.life.orderedAt);
    ids.push({
      account_id: account.id,
      id,
      name: uniqueName,
      type,
      number,
      status: type === 'V' || isUsed ? 'on' : 'off',
      managed_by: 'fleet',
      fleet_id: fleet.id,
      department_id: null,
      version: 1,
    });
    links.push(
      ...cardsWithId.map(({ row }) => ({
        account_id: account.id,
        prompted_id: id,
        card_id: row.id,
      })),
    );
  }
  return { prompted_ids: ids, prompted_id_cards: links };
}
