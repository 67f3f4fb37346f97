import { expect, userEvent, waitFor } from 'storybook/test';

/**
 * Goes to the only thing that was found and chooses it. A list that is still following what was typed
 * forgets where one was; then the key is pressed again, as anybody would.
 */
export async function chooseFirst(field: HTMLElement): Promise<void> {
  await waitFor(async () => {
    if (!field.hasAttribute('aria-activedescendant')) await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant');
  });
  await userEvent.keyboard('{Enter}');
}
