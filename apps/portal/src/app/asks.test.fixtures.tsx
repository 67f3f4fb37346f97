import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { createClient } from '@forecourt/api-client';
import { ApiProvider } from '@forecourt/api-client/react';
import {
  createFakeGateway,
  FAKE_URL,
  SAMPLE_IDS,
  type FakeHandlers,
} from '@forecourt/api-client/testing';
import { BannerProvider } from '@forecourt/ui/banner';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { catalogs, type CatalogName } from '../messages/catalogs.ts';
import { createTexts } from '../messages/texts.ts';
import { SelectedContext } from '../shell/account.ts';
import { openSelected } from '../shell/account.test.fixtures.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Far more event loop turns than any response takes. */
const TURNS_MAX = 10_000;

/** Renders part of a screen against a fake gateway with these handlers, until the test ends. */
export async function openPart(
  part: ReactNode,
  names: readonly CatalogName[],
  handlers: FakeHandlers,
) {
  const { en } = await catalogs(...names)();
  const client = createClient({
    baseUrl: FAKE_URL,
    getAccessToken: () => 'token',
    fetch: createFakeGateway(handlers),
  });
  // responses of earlier tests must not be shown
  const cache = new Map();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <ForecourtRoot messages={{ ...createTexts().current(), ...en }}>
        <BannerProvider>
          <ApiProvider
            client={client}
            userId={SAMPLE_IDS.user}
            accountId={SAMPLE_IDS.account}
            cacheProvider={() => cache}
          >
            <SelectedContext value={openSelected}>{part}</SelectedContext>
          </ApiProvider>
        </BannerProvider>
      </ForecourtRoot>,
    ),
  );
  const close = async () => {
    await act(async () => root.unmount());
    place.remove();
  };
  onTestFinished(close);
  return {
    place,
    said: () => document.body.textContent,
    /** Presses the first matching control whose text starts with `words`. */
    press: (control: string, words = '') =>
      act(async () => {
        const found = [...document.querySelectorAll<HTMLElement>(control)].find(({ textContent }) =>
          textContent.startsWith(words),
        );
        if (!found) throw new Error(`there is no ${control} "${words}"`);
        found.click();
      }),
    /** Focuses the first matching field and replaces its text. */
    type: (control: string, value: string) =>
      act(async () => {
        const field = document.querySelector<HTMLElement>(control);
        if (!field) throw new Error(`there is no ${control}`);
        const { prototype } =
          field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
        field.focus();
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    /** Waits until the page contains the text. */
    untilSaid: async (words: string): Promise<void> => {
      for (let turn = 1; !document.body.textContent.includes(words); turn += 1) {
        if (turn === TURNS_MAX) throw new Error(`"${words}" is not said`);
        await act(async () => {
          await new Promise((resolve) => setTimeout(resolve));
        });
      }
    },
    close,
  };
}
