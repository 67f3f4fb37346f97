import { expect, screen, userEvent, waitFor } from 'storybook/test';

/**
 * Goes to the only thing that was found and chooses it. A list that is still following what was typed
 * forgets where one was; then the key is pressed again, as anybody would.
 */
export async function chooseFirst(field: HTMLElement): Promise<void> {
  await waitFor(async () => {
    const [found] = [...screen.queryAllByRole('option'), ...screen.queryAllByRole('menuitem')];
    if (field.getAttribute('aria-activedescendant') !== found?.id) {
      await userEvent.keyboard('{ArrowDown}');
    }
    await expect(field).toHaveAttribute('aria-activedescendant', found?.id);
  });
  await userEvent.keyboard('{Enter}');
}
