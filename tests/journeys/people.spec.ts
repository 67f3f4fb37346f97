import { expect, expectAccessible, test } from '../support/test.ts';

test(
  '[DRIVER-18] [ENT-27] a driver is added, found, edited, terminated, and brought back',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/drivers/add');
    await expectAccessible(page);
    const add = page.getByRole('button', { name: 'Add driver' });
    await add.click();
    await expect(page.getByText(/Correct \d fields/)).toBeVisible();
    await page.getByLabel('First name').fill('Maribel');
    await page.getByLabel('Last name').fill('O’Connor-Díaz');
    await page.getByLabel('Driver ID').fill('M7001');
    await page.getByLabel('Employee ID').fill('88-1204');
    await page.getByLabel('Mobile number').fill('214 555 0142');
    await add.click();
    await expect(page.getByText('Correct the highlighted field.')).toBeVisible();
    await page.getByRole('button', { name: /Fleet/ }).click();
    await page.getByRole('option', { name: 'Regional' }).click();
    await add.click();
    await expect(page).toHaveURL(/\/en\/drivers\/$/);
    await page.getByLabel('Name, ID, employee ID, license').fill('M7001');
    await expect(page.getByText('1 active')).toBeVisible();
    await page.getByText('Maribel O’Connor-Díaz').first().click();
    const panel = page.getByRole('dialog', { name: /Maribel/ });
    await expect(panel.getByText('214 555 0142')).toBeVisible();
    await panel.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { name: /^Edit Maribel/ })).toBeVisible();
    await page.getByLabel('Mobile number').fill('214 555 0143');
    await page.getByRole('button', { name: 'Save driver' }).click();
    await expect(panel.getByText('214 555 0143')).toBeVisible();
    await panel.getByRole('button', { name: 'Terminate…' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Nothing else ends.')).toBeVisible();
    await expectAccessible(page);
    await question.getByLabel('Reason').fill('Left on Friday');
    await question.getByRole('button', { name: 'Terminate' }).click();
    await panel.getByRole('button', { name: 'Bring back' }).click();
    await panel.getByRole('tab', { name: 'Timeline' }).click();
    await expect(panel.getByText('Brought back')).toBeVisible();
    await expect(panel.getByText('Left on Friday')).toBeVisible();
  },
);

test(
  '[SCREEN-28] [SCREEN-29] [PID-04] [NAV-25] a prompted ID is added, edited, and turned off',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/cards/promptedids/');
    await page.getByRole('link', { name: 'Add prompted ID' }).click();
    await expect(page.getByRole('heading', { name: 'Add prompted ID' })).toBeVisible();
    await page.getByLabel(/^Name/).fill('Night shift north');
    await page.getByLabel(/^Number entered/).fill('4123');
    await page.getByRole('button', { name: 'Add prompted ID' }).click();
    await expect(page.getByText(/three equal or sequential/).last()).toBeVisible();
    await page.getByLabel(/^Number entered/).fill('48172');
    await page.getByRole('button', { name: 'Add prompted ID' }).click();
    await expect(page).toHaveURL(/promptedids\/$/);
    await page.getByRole('searchbox', { name: 'Name or number' }).fill('Night shift');
    await page.getByText('Night shift north', { exact: true }).click();
    await expect(page.getByRole('heading', { name: /Edit Night shift/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(/^Name/).fill('Night shift west');
    await page.getByRole('button', { name: 'Save prompted ID' }).click();
    await page.getByRole('searchbox', { name: 'Name or number' }).fill('Night shift');
    const row = page.getByRole('row', { name: /Night shift west/ });
    await row.getByRole('checkbox').click({ force: true });
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(row.getByText('Off')).toBeVisible();
  },
);

test(
  '[NAV-20] [CARD-20] [CARD-33] a cardholder is onboarded and assigned a card',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/cardassignments/');
    await page.getByRole('button', { name: 'Onboard cardholders' }).click();
    const people = page.getByRole('dialog');
    await people.getByRole('combobox', { name: 'Cardholders' }).fill('Adeyemi');
    await page
      .getByRole('option', { name: /Adeyemi/ })
      .first()
      .click();
    await expect(people.getByRole('row', { name: /Adeyemi/ })).toBeVisible();
    await people.getByRole('button', { name: 'Onboard', exact: true }).click();
    const requester = page.getByRole('row', { name: /Adeyemi/ });
    await requester.getByRole('checkbox').click({ force: true });
    await page.getByRole('button', { name: 'Assign a card…' }).click();
    const cards = page.getByRole('dialog');
    const card = cards.getByRole('combobox', { name: 'Card' });
    await card.click();
    await page.getByRole('option', { name: /\d{4}/ }).first().click();
    await cards.getByRole('button', { name: 'Assign card' }).click();
    await expect(requester.getByText('Assigned')).toBeVisible();
    await expectAccessible(page);
  },
);
