import type { ReactNode } from 'react';
import { WEEK_DAYS } from '@forecourt/validation';
import * as ui from '../../index.ts';
import { nothing, root, type ComponentName, type Host, type Samples } from './sample.ts';

const control = (element: (host: Host) => ReactNode) => ({ element, refIs: 'control' }) as const;

const options = [
  { value: 'diesel', label: 'Diesel' },
  { value: 'unleaded', label: 'Unleaded' },
];
const groups = [{ id: 'one', entries: [{ id: 'hold', label: 'Hold' }] }];
const icon = <span aria-hidden="true">+</span>;

/** Samples of the primitives, with minimal props. */
export const primitives = {
  Accordion: root((host) => (
    <ui.Accordion {...host} sections={[{ id: 'a', title: 'Limits', content: 'None' }]} />
  )),
  Avatar: root((host) => <ui.Avatar {...host} firstName="Rosa" lastName="Núñez" />),
  Badge: root((host) => <ui.Badge {...host}>{3}</ui.Badge>),
  Button: root((host) => <ui.Button {...host}>Order</ui.Button>),
  ButtonLink: root((host) => (
    <ui.ButtonLink {...host} href="#order">
      Order
    </ui.ButtonLink>
  )),
  CardNumber: root((host) => <ui.CardNumber {...host} last4="4821" />),
  Checkbox: control((host) => <ui.Checkbox {...host}>Active</ui.Checkbox>),
  CheckboxGroup: root((host) => <ui.CheckboxGroup {...host} label="Fuel" options={options} />),
  Chip: root((host) => (
    <ui.Chip {...host} onRemove={nothing}>
      Fleet: 3
    </ui.Chip>
  )),
  CodeBlock: root((host) => <ui.CodeBlock {...host} name="call" code="GET /cards" />),
  MultiComboBox: control((host) => <ui.MultiComboBox {...host} label="Fuels" options={options} />),
  ComboBox: control((host) => <ui.ComboBox {...host} label="Fuel" options={options} />),
  CopyButton: root((host) => <ui.CopyButton {...host} value="7f4e" name="request id" />),
  DatePicker: root((host) => <ui.DatePicker {...host} label="From" />),
  DateRangePicker: root((host) => <ui.DateRangePicker {...host} label="Period" />),
  DaysOfWeekField: root((host) => (
    <ui.DaysOfWeekField {...host} label="Days" defaultValue={WEEK_DAYS} />
  )),
  Disclosure: root((host) => (
    <ui.Disclosure {...host} title="More">
      Words
    </ui.Disclosure>
  )),
  EmptyState: root((host) => <ui.EmptyState {...host} title="No card" />),
  ExportMenu: root((host) => <ui.ExportMenu {...host} onExport={nothing} />),
  FieldFrame: {
    without: 'It puts label and help around a control inside of the field that the host makes.',
    element: () => <ui.FieldFrame>Words</ui.FieldFrame>,
  },
  FileDrop: root((host) => (
    <ui.FileDrop {...host} label="A file" accept={['.csv']} onFile={nothing} />
  )),
  GallonsField: control((host) => <ui.GallonsField {...host} label="Gallons per fill" />),
  IconButton: root((host) => <ui.IconButton {...host} label="Add" icon={icon} />),
  KeyValueList: root((host) => (
    <ui.KeyValueList {...host} items={[{ term: 'VIN', value: '1XK' }]} />
  )),
  Link: root((host) => (
    <ui.Link {...host} href="#cards">
      Cards
    </ui.Link>
  )),
  Menu: {
    ...root((host) => (
      <ui.Menu
        {...host}
        aria-label="Card"
        groups={groups}
        trigger={<ui.Button>Open</ui.Button>}
        onAction={nothing}
      />
    )),
    opens: 'press',
  },
  MoneyField: control((host) => <ui.MoneyField {...host} label="Dollars per day" />),
  MultiSelect: control((host) => <ui.MultiSelect {...host} label="Fuel" options={options} />),
  NumberField: control((host) => <ui.NumberField {...host} label="Purchases per day" />),
  Pagination: root((host) => <ui.Pagination {...host} page={1} pageCount={3} />),
  PasswordChecklist: root((host) => (
    <ui.PasswordChecklist
      {...host}
      aria-label="Rules"
      rules={[{ text: 'Eight characters', isMet: true }]}
    />
  )),
  PasswordField: control((host) => <ui.PasswordField {...host} label="Password" />),
  PinDisplay: root((host) => (
    <ui.PinDisplay
      {...host}
      label="PIN"
      pin={null}
      seconds={30}
      onShow={nothing}
      onHide={nothing}
    />
  )),
  PinField: control((host) => <ui.PinField {...host} label="PIN" />),
  Popover: {
    ...root((host) => (
      <ui.Popover {...host} aria-label="Filter" trigger={<ui.Button>Open</ui.Button>}>
        Words
      </ui.Popover>
    )),
    opens: 'press',
  },
  Progress: root((host) => (
    <ui.Progress {...host} label="Rows" value={1} max={4} valueText="1 of 4 rows" />
  )),
  RadioCards: root((host) => <ui.RadioCards {...host} label="Fuel" options={options} />),
  RangeSlider: root((host) => (
    <ui.RangeSlider {...host} label="Price" names={['From', 'To']} defaultValue={[10, 60]} />
  )),
  RegionField: control((host) => <ui.RegionField {...host} label="State" />),
  RegionsField: control((host) => <ui.RegionsField {...host} label="States" />),
  SearchField: control((host) => <ui.SearchField {...host} aria-label="Card" />),
  SegmentedControl: root((host) => (
    <ui.SegmentedControl {...host} aria-label="Fuel" options={options} />
  )),
  Select: control((host) => <ui.Select {...host} label="Fuel" options={options} />),
  Skeleton: root((host) => <ui.Skeleton {...host} />),
  Slider: root((host) => <ui.Slider {...host} label="Reach" />),
  Spinner: root((host) => <ui.Spinner {...host} label="Loading" />),
  Status: root((host) => (
    <ui.Status {...host} tone="good">
      Active
    </ui.Status>
  )),
  Switch: control((host) => <ui.Switch {...host}>Alerts</ui.Switch>),
  Tabs: root((host) => (
    <ui.Tabs
      {...host}
      aria-label="Parts"
      tabs={[{ id: 'limits', label: 'Limits', content: 'None' }]}
    />
  )),
  TagGroup: root((host) => (
    <ui.TagGroup {...host} label="Fuel" items={[{ id: 'diesel', label: 'Diesel' }]} />
  )),
  TextArea: control((host) => <ui.TextArea {...host} label="Reason" />),
  TextField: control((host) => <ui.TextField {...host} label="Driver ID" />),
  TimeField: root((host) => <ui.TimeField {...host} label="Time" value="" onChange={nothing} />),
  TimeWindowField: root((host) => <ui.TimeWindowField {...host} label="Hours" />),
  Tooltip: {
    ...root((host) => (
      <ui.TooltipTrigger isOpen>
        <ui.Button>Hold</ui.Button>
        <ui.Tooltip {...host}>Holds the card</ui.Tooltip>
      </ui.TooltipTrigger>
    )),
    opens: 'itself',
  },
  TooltipTrigger: {
    without: 'It ties a button to its tooltip; both have a class and a ref of their own.',
    element: () => (
      <ui.TooltipTrigger>
        <ui.Button>Hold</ui.Button>
        <ui.Tooltip>Holds the card</ui.Tooltip>
      </ui.TooltipTrigger>
    ),
  },
  VerificationCodeField: control((host) => <ui.VerificationCodeField {...host} label="Code" />),
  VisuallyHidden: root((host) => (
    <ui.VisuallyHidden {...host}>Opens in a new tab</ui.VisuallyHidden>
  )),
} satisfies Partial<Samples<ComponentName>>;
