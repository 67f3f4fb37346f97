import { Markdown } from '@storybook/addon-docs/blocks';
import { Page } from '../docs/Page.tsx';
import * as css from '../docs/docs.css.ts';

/** Plain elements instead of Storybook's, which ignore our themes. */
const overrides = { a: 'a', code: 'code', h2: 'h2' } as const;

interface ContentGuideProps {
  /** Markdown that starts with a title and a lead paragraph. */
  readonly children: string;
}

/** The content guide as a Storybook page. */
export function ContentGuide({ children }: ContentGuideProps) {
  const [title = '', lead = '', ...rest] = children.split('\n\n');
  return (
    <Page title={title.replace('# ', '')} lead={lead}>
      <div className={css.prose}>
        <Markdown options={{ overrides }}>{rest.join('\n\n')}</Markdown>
      </div>
    </Page>
  );
}
