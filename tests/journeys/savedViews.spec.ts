import { signIn } from '../support/signIn.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const NAME = 'Active Haddads';

test('[NAV-19] a view of the cards is shared, used by somebody else who cannot change it, and theirs no longer once sharing stops', async ({
  page,
  enter,
  browser,
}) => {
  test.slow();
  await enter('administrator', '/en/cards/?status=active&q=Haddad&sort=assignedTo&direction=desc');
  await page.getByRole('button', { name: /^View: All cards/ }).click();
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
  await page.getByRole('button', { name: 'Save view' }).click();
  const mine = page.getByRole('button', { name: `View: ${NAME}`, exact: true });
  await mine.click();
  await page.getByRole('menuitem', { name: 'Share with all users of the account' }).click();
  await expect(page.getByText(`All users of the account can use ${NAME} now.`)).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const numbers = await page.getByRole('rowheader').allInnerTexts();
  expect(numbers.length).toBeGreaterThan(0);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, IDENTITY_URL, 'viewer', '/en/cards/');
  await other.getByRole('button', { name: 'View: All cards' }).click();
  await other.getByRole('menuitemradio', { name: `${NAME} · shared by Dana Morales` }).click();
  await expect(other).toHaveURL(/status=active/);
  await expect(other.getByRole('searchbox', { name: /Card, driver/ })).toHaveValue('Haddad');
  await expect(other.getByRole('radio', { name: 'Active' })).toBeChecked();
  await expect.poll(() => other.getByRole('rowheader').allInnerTexts()).toEqual(numbers);
  await expectAccessible(other);

  // It is set otherwise for a look: kept as a view of one's own, or as it was; the shared one stays.
  await other.getByRole('radio', { name: 'All' }).click();
  await other.getByRole('button', { name: `View: ${NAME} changed` }).click();
  await expect(other.getByRole('menuitem', { name: 'Save as new view…' })).toBeVisible();
  for (const name of [/^Save changes to/, 'Rename…', 'Stop sharing', 'Delete…', /^Share with/]) {
    await expect(other.getByRole('menuitem', { name })).toHaveCount(0);
  }
  await other.getByRole('menuitem', { name: 'Undo changes' }).click();
  await expect(other.getByRole('radio', { name: 'Active' })).toBeChecked();

  await mine.click();
  await page.getByRole('menuitem', { name: 'Stop sharing' }).click();
  await expect(page.getByText(`${NAME} is yours alone again.`)).toBeVisible();
  await other.reload();
  await other.getByRole('button', { name: /^View: All cards/ }).click();
  await expect(other.getByRole('menuitem', { name: 'Save as new view…' })).toBeVisible();
  await expect(other.getByText(NAME)).toHaveCount(0);
  await elsewhere.close();
});
