import { CodeBlock } from '../../primitives/CodeBlock/index.ts';
import { Page } from '../docs/Page.tsx';
import { Chapter, Lines, Words } from '../docs/text.tsx';
import type { Line } from '../guide.ts';

const INSTALL = 'npm install @forecourt/ui react react-dom';

const FIRST_PAGE = `import { createRoot } from 'react-dom/client';
import { Button } from '@forecourt/ui/button';
import { ForecourtProvider } from '@forecourt/ui/provider';

createRoot(document.getElementById('root')!).render(
  <ForecourtProvider locale="en-US" theme="system">
    <Button>Order cards</Button>
  </ForecourtProvider>,
);`;

const OWN_STYLE = `.total {
  color: var(--fc-color-ink);
  background: var(--fc-color-surface);
  transition: color var(--fc-motion-fast);
}`;

const ATTRIBUTES: readonly Line[] = [
  ['data-theme', 'light, dark, or contrast; without it, the device decides'],
  ['data-brand', 'harvest or harbor; without it, Forecourt'],
  ['data-density', 'compact; without it, comfortable'],
];

/** From an empty project to a first component, for designers who code and for engineers. */
export const GetStarted = () => (
  <Page
    title="Get started"
    lead="Three steps to your first component. The package needs React 19 and a bundler that accepts CSS imports."
  >
    <Chapter title="1. Install">
      <CodeBlock name="install command" code={INSTALL} />
    </Chapter>
    <Chapter title="2. Wrap the app">
      <p>
        <Words>
          {
            'The provider sets the theme, brand, density, and language, and how links are followed. Every component has its own entry, such as `@forecourt/ui/side-panel`, which includes its style sheet and nothing else.'
          }
        </Words>
      </p>
      <CodeBlock name="first page" code={FIRST_PAGE} />
    </Chapter>
    <Chapter title="3. Style your own parts">
      <p>
        <Words>
          {
            'Every token is a CSS variable, and the components’ styles are in the layer `fc-components`, so your own styles win. Design tools read `@forecourt/ui/tokens.json`, in the format of the Design Tokens Community Group.'
          }
        </Words>
      </p>
      <CodeBlock name="own style" code={OWN_STYLE} />
    </Chapter>
    <Chapter title="Theme, brand, and density">
      <p>Set them on the provider, or as attributes of the page if a server renders it.</p>
      <Lines label="Attributes" heads={['Attribute of html', 'Values']} lines={ATTRIBUTES} />
    </Chapter>
  </Page>
);
