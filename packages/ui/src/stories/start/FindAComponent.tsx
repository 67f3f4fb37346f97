import { useState } from 'react';
import { SearchField } from '../../primitives/SearchField/index.ts';
import { Page } from '../docs/Page.tsx';
import { Words } from '../docs/text.tsx';
import { findComponents, type Found } from '../find.ts';
import { docsHref } from '../guides.ts';
import * as css from '../docs/docs.css.ts';

function Result({ folder, name, guide }: Found) {
  return (
    <li className={css.result}>
      <a className={css.link} href={docsHref(folder)} target="_top">
        {name}
      </a>
      <span>
        <Words>{guide.use[0] ?? ''}</Words>
      </span>
    </li>
  );
}

/** A search over all components by name or purpose. */
export function ComponentSearch() {
  const [search, setSearch] = useState('');
  const results = findComponents(search);
  return (
    <>
      <SearchField
        aria-label="Find a component by what it is for"
        placeholder="pay, upload, delete, driver…"
        value={search}
        onChange={setSearch}
      />
      <output className={css.quiet}>
        {results.length === 0
          ? `No component matches “${search}”. Try a shorter word, or what the reader does: “pay”, “upload”.`
          : `${results.length} ${results.length === 1 ? 'component' : 'components'}`}
      </output>
      <ul className={css.results}>
        {results.map((result) => (
          <Result key={result.folder} {...result} />
        ))}
      </ul>
    </>
  );
}

export const FindAComponent = () => (
  <Page
    title="Find a component"
    lead="Search by name, or by what people do. Each result says when to use the component; its page says when not to."
  >
    <ComponentSearch />
  </Page>
);
