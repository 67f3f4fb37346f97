// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { useQuery } from '@forecourt/api-client/react';
import { refuse, SAMPLE_IDS, sampleCard, sampleCardDetails } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { CardPreferences } from './CardPreferences.tsx';

const card = sampleCard();
const params = { cardId: card.cardId };

/** A button that refetches the preferences and shows their version. */
function Refresh() {
  const { data, retry } = useQuery('getOneClick', { params });
  return <button onClick={retry}>Version {data?.version}</button>;
}

it('[GW-22, UI-19] keeps the typed preferences after a stale save and saves them again', async () => {
  let current = {
    ...params,
    isEnrolled: true,
    isOn: true,
    unblocksPerDayMax: 1,
    unblocksToday: 0,
    version: 1,
  };
  const sent: (string | null)[] = [];
  const page = await openPart(
    <>
      <CardPreferences mayEdit />
      <Refresh />
    </>,
    ['shared', 'cards', 'promptedIds', 'proximity'],
    {
      listCards: () => ({ items: [card], nextCursor: null, total: null, counts: null }),
      getCard: () => sampleCardDetails({ card }),
      getOneClick: () => current,
      putOneClick: ({ body }, { headers }) => {
        sent.push(headers.get('if-match'));
        if (sent.length === 1) return refuse(409, 'version.stale');
        current = { ...current, ...body, version: 3 };
        return current;
      },
    },
  );
  await page.untilSaid('Version 1');
  await page.type('[role="combobox"]', 'Maya');
  await page.press('[role="option"]');
  await page.untilSaid('Save preferences');
  await page.type('[inputmode="numeric"]', '4');
  current = { ...current, unblocksPerDayMax: 2, version: 2 };
  await page.press('button', 'Version');
  await page.untilSaid('Version 2');
  await page.press('button', 'Save preferences');
  await page.untilSaid('Someone else changed this');
  await page.press('button', 'Save preferences');
  await page.untilSaid('The preferences were saved');
  expect(sent).toEqual(['1', '2']);
  expect(current.unblocksPerDayMax).toBe(4);
});

const perDay = () => document.querySelector<HTMLInputElement>('[inputmode="numeric"]')?.value;

it('[GW-22, UI-19] asks before another card is chosen while preferences are not saved', async () => {
  const other = { ...card, cardId: SAMPLE_IDS.order, last4: '7719' };
  const page = await openPart(
    <CardPreferences mayEdit />,
    ['shared', 'cards', 'promptedIds', 'proximity'],
    {
      listCards: () => ({ items: [card, other], nextCursor: null, total: null, counts: null }),
      getCard: ({ params: { cardId } }) =>
        sampleCardDetails({ card: cardId === other.cardId ? other : card }),
      getOneClick: ({ params: { cardId } }) => ({
        cardId,
        isEnrolled: true,
        isOn: true,
        unblocksPerDayMax: 1,
        unblocksToday: 0,
        version: 1,
      }),
    },
  );
  await page.type('[role="combobox"]', card.last4);
  await page.press('[role="option"]');
  await page.untilSaid('Save preferences');
  await page.type('[inputmode="numeric"]', '4');
  const chooseOther = async () => {
    await page.type('[role="combobox"]', other.last4);
    await page.press('[role="option"]', '•••• 7719');
  };
  await chooseOther();
  await page.press('button', 'Keep editing');
  expect(perDay()).toBe('4');
  await chooseOther();
  await page.press('button', 'Leave without saving');
  await page.untilSaid('Save preferences');
  expect(perDay()).toBe('1');
});
