import '@forecourt/ui/theme';
import { createRoot } from 'react-dom/client';
import { Banner } from '@forecourt/ui/banner';
import { ForecourtProvider } from '@forecourt/ui/provider';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ForecourtProvider>
      <Banner kind="success">Card ordered.</Banner>
    </ForecourtProvider>,
  );
}
