// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { OdometerReadings } from './index.ts';

const reading = {
  id: '1',
  when: 'Nov 18, 10:41 AM',
  about: '62 gal',
  typedMiles: 41_096,
  correctedMiles: null,
  correctedBy: null,
  isDoubtful: true,
};

async function save(typed: string, isSaved: boolean) {
  const answers: ((isSaved: boolean) => void)[] = [];
  const { place } = await mount(
    <OdometerReadings
      readings={[reading]}
      onCorrect={() => new Promise<boolean>((resolve) => void answers.push(resolve))}
    />,
  );
  await act(async () => place.querySelector('button')?.click());
  const field = place.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  await act(async () => field?.dispatchEvent(new Event('input', { bubbles: true })));
  await act(async () => place.querySelector('form')?.requestSubmit());
  expect(place.querySelector('form')).not.toBeNull();
  await act(async () => answers[0]?.(isSaved));
  return place;
}

it('[MSG-53] keeps the form open with the entered value if a correction is not saved', async () => {
  const place = await save('411,650', false);
  expect(place.querySelector('input')?.value).toBe('411,650');
});

it('[MSG-53] closes the form after a correction is saved and focuses its button', async () => {
  const place = await save('411,650', true);
  expect(place.querySelector('form')).toBeNull();
  expect(document.activeElement).toBe(place.querySelector('button'));
});
