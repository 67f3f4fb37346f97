import type { ReactNode } from 'react';
import * as ui from '../../index.ts';
import { nothing, root, type ComponentName, type Host, type Samples } from './sample.ts';

const overPage = (element: (host: Host) => ReactNode) =>
  ({ element, refIs: 'root', opens: 'itself' }) as const;

const shortNumber = (value: number) => `$${value}`;
const rows = [{ id: 'a', name: 'Unit 118' }];
type Row = (typeof rows)[number];
const getRowId = ({ id }: Row) => id;
const getRowName = ({ name }: Row) => name;
const tableColumns = [{ id: 'name', head: 'Name', cell: getRowName }];
const bars = {
  label: 'Spend',
  categories: [{ id: 'fuel', label: 'Fuel', color: 'fuel' as const }],
  columns: [{ id: 'may', label: 'May', longLabel: 'May 2026', values: { fuel: 12 } }],
  formatValue: shortNumber,
  formatShort: shortNumber,
};
const lines = {
  label: 'Price',
  series: bars.categories,
  points: bars.columns,
  formatValue: shortNumber,
  formatShort: shortNumber,
};
const donut = {
  label: 'Spend',
  totalLabel: 'spent',
  parts: [{ id: 'fuel', label: 'Fuel', color: 'fuel' as const, value: 12 }],
  formatValue: shortNumber,
};
const HoldCard = () => {
  const toasts = ui.useToasts();
  return (
    <ui.Button onPress={() => toasts.show({ text: 'Card •••• 4821 is on hold.' })}>
      Hold card
    </ui.Button>
  );
};
const slide = { title: 'Cards', text: 'Hold, block, and order cards here.', picture: null };

/** Samples of feedback, overlays, tables, charts, navigation, and layout, with minimal props. */
export const pages = {
  AccountSwitcher: root((host) => (
    <ui.AccountSwitcher
      {...host}
      accounts={[{ id: 'a', name: 'Acme', number: '0412', fleets: 3 }]}
      currentId="a"
      onSwitch={nothing}
    />
  )),
  AddressFilters: root((host) => (
    <ui.AddressFilters {...host} params={new URLSearchParams()} onParams={nothing} />
  )),
  AppShell: root((host) => (
    <ui.AppShell {...host} brand="Forecourt" accountSwitcher={null} menu={null} topBar={null}>
      The page
    </ui.AppShell>
  )),
  Banner: root((host) => (
    <ui.Banner {...host} kind="info">
      Card ordered.
    </ui.Banner>
  )),
  BannerProvider: {
    without: 'It shows banners of the whole product at one place over the page.',
    element: () => <ui.BannerProvider>The page</ui.BannerProvider>,
  },
  Brand: root((host) => <ui.Brand {...host} name="Forecourt" />),
  Breadcrumb: root((host) => <ui.Breadcrumb {...host} crumbs={[]} current="Cards" />),
  BulkBar: root((host) => <ui.BulkBar {...host} count={2} onClear={nothing} />),
  ChartSection: root((host) => (
    <ui.ChartSection {...host} title="Spend by month" chart="The chart" table="The table" />
  )),
  Cluster: root((host) => <ui.Cluster {...host}>Words</ui.Cluster>),
  ColumnChooser: root((host) => (
    <ui.ColumnChooser {...host} columns={tableColumns} layout={{}} onLayout={nothing} />
  )),
  Columns: root((host) => (
    <ui.Columns {...host} aside="beside">
      Words
    </ui.Columns>
  )),
  CommandPalette: overPage((host) => (
    <ui.CommandPalette {...host} isOpen label="Find a card or page" groups={[]} onClose={nothing} />
  )),
  Comparison: root((host) => (
    <ui.Comparison {...host} tone="good">
      ↓ 4%
    </ui.Comparison>
  )),
  ConfirmDelete: overPage((host) => (
    <ui.ConfirmDelete
      {...host}
      isOpen
      title="Delete R. Núñez?"
      confirmLabel="Delete driver"
      onCancel={nothing}
      onConfirm={nothing}
    >
      Past purchases keep the name.
    </ui.ConfirmDelete>
  )),
  ConfirmDialog: overPage((host) => (
    <ui.ConfirmDialog
      {...host}
      isOpen
      title="Hold card •••• 4821?"
      confirmLabel="Hold card"
      cancelLabel="Keep card active"
      onCancel={nothing}
      onConfirm={nothing}
    >
      Its purchases are declined until someone reactivates it.
    </ui.ConfirmDialog>
  )),
  DataTable: root((host) => (
    <ui.DataTable
      {...host}
      label="Vehicles"
      columns={tableColumns}
      rows={rows}
      getRowId={getRowId}
      getRowName={getRowName}
    />
  )),
  Dialog: overPage((host) => (
    <ui.Dialog
      {...host}
      isOpen
      title="Hold card •••• 4821?"
      onClose={nothing}
      actions={<ui.Button>Hold card</ui.Button>}
    />
  )),
  Divider: root((host) => <ui.Divider {...host} />),
  Donut: root((host) => <ui.Donut {...donut} {...host} />),
  DonutTable: root((host) => <ui.DonutTable {...donut} {...host} />),
  ErrorPage: root((host) => <ui.ErrorPage {...host} kind="notFound" />),
  FeedbackForm: root((host) => <ui.FeedbackForm {...host} onSend={nothing} />),
  FigureList: root((host) => (
    <ui.FigureList {...host} figure="$48" lines={[{ label: 'Fee', value: '$48' }]} />
  )),
  FilterBar: root((host) => <ui.FilterBar {...host} />),
  FirstInColumn: root((host) => <ui.FirstInColumn {...host}>Words</ui.FirstInColumn>),
  ForecourtProvider: {
    without: 'It gives texts, locale and theme; it draws nothing.',
    element: () => <ui.ForecourtProvider>The page</ui.ForecourtProvider>,
  },
  ForecourtRoot: {
    without: 'It gives texts, locale and theme; it draws nothing.',
    element: () => <ui.ForecourtRoot messages={{}}>The page</ui.ForecourtRoot>,
  },
  FormGroup: root((host) => (
    <ui.FormGroup {...host} title="Name">
      Words
    </ui.FormGroup>
  )),
  FormLayout: root((host) => (
    <ui.FormLayout {...host} actions={null}>
      Words
    </ui.FormLayout>
  )),
  IdleCountdown: overPage((host) => (
    <ui.IdleCountdown
      {...host}
      isOpen
      endsAt={60_000}
      now={() => 0}
      onStay={nothing}
      onSignOut={nothing}
      onEnd={nothing}
    />
  )),
  InlineMessage: root((host) => (
    <ui.InlineMessage {...host} tone="info">
      Words
    </ui.InlineMessage>
  )),
  KeyFigures: root((host) => <ui.KeyFigures {...host} label="Figures" figures={[]} />),
  LimitBar: root((host) => (
    <ui.LimitBar {...host} label="Today" valueText="7 of 10 gal" limit={10} used={7} />
  )),
  LimitMeter: root((host) => <ui.LimitMeter {...host} limit={10} used={7} />),
  Lines: root((host) => <ui.Lines {...lines} {...host} />),
  LinesTable: root((host) => <ui.LinesTable {...lines} {...host} />),
  MainMenu: root((host) => (
    <ui.MainMenu {...host} entries={[{ id: 'cards', label: 'Cards', href: '#cards' }]} />
  )),
  OfflineNotice: root((host) => <ui.OfflineNotice {...host} isOffline />),
  Page: root((host) => (
    <ui.Page {...host} title="Manage Cards">
      The list
    </ui.Page>
  )),
  SavedViews: root((host) => (
    <ui.SavedViews {...host} views={[]} currentId="" onChoose={nothing} onSaveAs={nothing} />
  )),
  Section: root((host) => (
    <ui.Section {...host} title="Cards">
      Words
    </ui.Section>
  )),
  SettingsList: root((host) => <ui.SettingsList {...host} label="Ways" settings={[]} />),
  SidePanel: overPage((host) => (
    <ui.SidePanel {...host} isOpen name="Card" title="•••• 4821" onClose={nothing}>
      $243.28 of $600.00 today
    </ui.SidePanel>
  )),
  SignInLayout: root((host) => (
    <ui.SignInLayout
      {...host}
      brand="Forecourt"
      title="Sign in"
      claim="Every gallon in sight"
      claimText="Cards, limits, and purchases in one place."
    >
      The fields
    </ui.SignInLayout>
  )),
  SimpleTable: root((host) => (
    <ui.SimpleTable
      {...host}
      label="Vehicles"
      columns={tableColumns}
      rows={rows}
      getRowId={getRowId}
    />
  )),
  Sparkline: root((host) => <ui.Sparkline {...host} values={[1, 2]} label="Rising" />),
  Stack: root((host) => <ui.Stack {...host}>Words</ui.Stack>),
  StackedBars: root((host) => <ui.StackedBars {...bars} {...host} />),
  StackedBarsTable: root((host) => <ui.StackedBarsTable {...bars} {...host} />),
  Stepper: root((host) => <ui.Stepper {...host} label="Steps" steps={[]} currentId="" />),
  Surface: root((host) => <ui.Surface {...host}>Words</ui.Surface>),
  ToastProvider: {
    without: 'It shows toasts of the whole product at one place over the page.',
    element: () => (
      <ui.ToastProvider>
        <HoldCard />
      </ui.ToastProvider>
    ),
  },
  TopBar: root((host) => (
    <ui.TopBar {...host} name="Forecourt" notifications={{ count: 1, href: '#all' }} />
  )),
  TwoLines: root((host) => <ui.TwoLines {...host} first="Rosa" second="Driver" />),
  UnsavedChangesDialog: overPage((host) => (
    <ui.UnsavedChangesDialog {...host} isOpen onStay={nothing} onLeave={nothing} />
  )),
  WelcomeTour: overPage((host) => (
    <ui.WelcomeTour
      {...host}
      isOpen
      slides={[slide, slide, slide, slide, slide]}
      slide={0}
      onSlide={nothing}
      onSkip={nothing}
      onDone={nothing}
    />
  )),
} satisfies Partial<Samples<ComponentName>>;
