import { NO_LIMITS } from '@forecourt/validation';
import * as ui from '../../index.ts';
import { nothing, root, type ComponentName, type Samples } from './sample.ts';

const saving = { onSave: nothing, onCancel: nothing };
const choices = { fleets: [], departments: [], profiles: [] };
const card = {
  nameOnCard: 'ROSA NUNEZ',
  fleetId: '',
  departmentId: null,
  profileId: '',
  assigneeId: null,
  groupId: null,
  ownLimits: null,
};

const tried = { limits: { before: NO_LIMITS, after: null }, currency: 'USD', now: new Date(0) };
const answer: ui.TrialResult = {
  at: '2026-11-21T11:40:00Z',
  siteTimeZone: 'America/Chicago',
  state: 'TX',
  lines: [],
  before: { decision: { outcome: 'approved', checks: [], approvedCents: 0 }, usesAllowance: false },
  after: null,
};

/** Samples of the fleet components, with minimal props. */
export const fleet = {
  AccountBanners: root((host) => <ui.AccountBanners {...host} isReadOnly />),
  BlockCardDialog: {
    ...root((host) => (
      <ui.BlockCardDialog
        {...host}
        isOpen
        last4="4821"
        assignedTo="Rosa"
        reasons={[]}
        onBlock={nothing}
        onCancel={nothing}
      />
    )),
    opens: 'itself',
  },
  CardFacts: root((host) => <ui.CardFacts {...host} groups={[]} />),
  CardForm: root((host) => (
    <ui.CardForm {...host} {...saving} card={card} choices={choices} assignees={[]} />
  )),
  CardGroupForm: root((host) => <ui.CardGroupForm {...host} {...saving} addressRefusal={null} />),
  CardLimits: root((host) => (
    <ui.CardLimits {...host} profile="Linehaul tight" bars={[]} rules={[]} />
  )),
  CardOrderForm: root((host) => (
    <ui.CardOrderForm {...host} choices={choices} onOrder={nothing} onCancel={nothing} />
  )),
  CardPurchases: root((host) => (
    <ui.CardPurchases {...host} purchases={[]} empty="No purchases yet" />
  )),
  CardStatus: root((host) => <ui.CardStatus {...host} state="active" />),
  CardTimeline: root((host) => (
    <ui.CardTimeline {...host} label="Timeline" entries={[]} empty="Nothing yet" />
  )),
  ColumnMapping: root((host) => (
    <ui.ColumnMapping
      {...host}
      fileColumns={[]}
      targets={[]}
      mapping={{}}
      onChange={nothing}
      onBack={nothing}
      onContinue={nothing}
    />
  )),
  DisputeDocuments: root((host) => (
    <ui.DisputeDocuments {...host} documents={[]} onAdd={nothing} />
  )),
  DisputeForm: root((host) => (
    <ui.DisputeForm
      {...host}
      {...saving}
      purchase={{ transactionId: '1', netCents: 100, currency: 'USD' }}
    />
  )),
  DriverForm: root((host) => <ui.DriverForm {...host} {...saving} fleets={[]} />),
  ImportCheck: root((host) => (
    <ui.ImportCheck
      {...host}
      columns={[]}
      rows={[]}
      cost="$0.00"
      onEdit={nothing}
      onAnswer={nothing}
      onDownload={nothing}
      onBack={nothing}
      onContinue={nothing}
    />
  )),
  ImportConfirm: root((host) => (
    <ui.ImportConfirm
      {...host}
      cardCount={2}
      leftOut={0}
      shares={[]}
      onBack={nothing}
      onOrder={nothing}
    />
  )),
  ImportEnter: root((host) => (
    <ui.ImportEnter
      {...host}
      title="18 drivers"
      note="Drivers already on file are updated."
      added={18}
      known={0}
      action="Enter 18 drivers"
      onBack={nothing}
      onEnter={nothing}
    />
  )),
  ImportFileStep: root((host) => (
    <ui.ImportFileStep {...host} maxRows={10} onFile={nothing} onTemplate={nothing} />
  )),
  ImportProgress: root((host) => (
    <ui.ImportProgress {...host} phase="checking" done={1} total={2} onCancel={nothing} />
  )),
  LimitForm: root((host) => <ui.LimitForm {...host} {...saving} zones="Central Time" />),
  NotificationsList: root((host) => (
    <ui.NotificationsList
      {...host}
      label="Needs your attention"
      items={[]}
      empty="Nothing needs your attention"
      onSettle={() => Promise.resolve()}
    />
  )),
  FeeConsent: root((host) => (
    <ui.FeeConsent
      {...host}
      name="Fund fees"
      figure="$2.75"
      terms="2.75% of $100.00."
      agreement="I agree"
      isAgreed={false}
      onChange={nothing}
    />
  )),
  HostedFrame: root((host) => (
    <ui.HostedFrame
      {...host}
      title="Card details"
      src="about:blank"
      origin="https://payments.example"
      heightPixels={100}
      onToken={nothing}
    />
  )),
  MirroredPage: root((host) => (
    <ui.MirroredPage
      {...host}
      label="Dana Morales’s page"
      widthPixels={400}
      heightPixels={200}
      mount={() => nothing}
      onPoint={nothing}
    />
  )),
  PointedSpot: root((host) => <ui.PointedSpot {...host} spot={{ x: 10, y: 10 }} />),
  WatchedLine: root((host) => (
    <ui.WatchedLine
      {...host}
      title="Lee can see this page"
      action={<button type="button">Stop sharing</button>}
    >
      What you type stays with you.
    </ui.WatchedLine>
  )),
  OdometerReadings: root((host) => <ui.OdometerReadings {...host} readings={[]} />),
  OrderTracker: root((host) => (
    <ui.OrderTracker {...host} label="Order" step="printed" times={{}} />
  )),
  ProfileForm: root((host) => <ui.ProfileForm {...host} {...saving} />),
  PromptedIdForm: root((host) => (
    <ui.PromptedIdForm
      {...host}
      {...saving}
      bounds={{ existingNames: [] }}
      managers={{ customerId: [], department: [], fleet: [] }}
      cards={[]}
    />
  )),
  ProximityForm: root((host) => <ui.ProximityForm {...host} {...saving} />),
  PurchaseAnswer: root((host) => <ui.PurchaseAnswer {...host} {...tried} answer={answer} />),
  PurchaseCheck: root((host) => (
    <ui.PurchaseCheck
      {...host}
      decision={{ outcome: 'approved', checks: [] }}
      title="62 gal diesel"
      when="today"
      subtitle="Rosa"
      now={new Date(0)}
    />
  )),
  PurchaseReceipt: root((host) => (
    <ui.PurchaseReceipt
      {...host}
      purchase={{
        status: 'complete',
        lines: [],
        authorizedCents: 100,
        netCents: 100,
        currency: 'USD',
      }}
    />
  )),
  PurchaseTry: root((host) => (
    <ui.PurchaseTry
      {...host}
      {...tried}
      past={[]}
      timeZone="America/Chicago"
      onTry={nothing}
      answer={null}
    />
  )),
  SetPinForm: root((host) => <ui.SetPinForm {...host} {...saving} />),
  ShareCardForm: root((host) => (
    <ui.ShareCardForm
      {...host}
      cardholders={[]}
      found={[]}
      onSearch={nothing}
      onAdd={nothing}
      onRemove={nothing}
    />
  )),
  SuccessionForm: root((host) => (
    <ui.SuccessionForm {...host} {...saving} kind="replace" nameOnCard="ROSA NUNEZ" />
  )),
  HoldScheduleForm: root((host) => (
    <ui.HoldScheduleForm
      {...host}
      {...saving}
      threeDays={{ endsAt: '2026-11-24T16:00:00.000Z', words: 'Nov 24, 10:00 AM CT' }}
      monday={{ endsAt: '2026-11-23T06:00:00.000Z', words: 'Nov 23, 12:00 AM CT' }}
      endOfDay={(day) => `${day}T23:59:59.000Z`}
      firstDay="2026-11-21"
      zone="Central Time"
    />
  )),
  CardPromptsForm: root((host) => (
    <ui.CardPromptsForm
      {...host}
      {...saving}
      prompts={{ id: 'matched', odometer: 'reported' }}
      promptsFor="D"
      lastReading={null}
    />
  )),
  FigureChangeForm: root((host) => <ui.FigureChangeForm {...host} {...saving} />),
  PromptsOfCardsForm: root((host) => <ui.PromptsOfCardsForm {...host} {...saving} />),
  MoveCardsForm: root((host) => (
    <ui.MoveCardsForm {...host} {...saving} fleets={[]} departments={[]} />
  )),
  SwitchProfileForm: root((host) => (
    <ui.SwitchProfileForm {...host} {...saving} profileId="" profiles={[]} compare={() => null} />
  )),
  TransferCardForm: root((host) => (
    <ui.TransferCardForm {...host} {...saving} targets={[]} onSearch={nothing} />
  )),
  VersionConflict: root((host) => (
    <ui.VersionConflict {...host} values={[]} onKeepMine={nothing} onTakeTheirs={nothing} />
  )),
  TerminateDialog: {
    ...root((host) => (
      <ui.TerminateDialog
        {...host}
        isOpen
        title="Terminate R. Núñez?"
        ending={[]}
        onTerminate={nothing}
        onCancel={nothing}
      />
    )),
    opens: 'itself',
  },
  UnitDevices: root((host) => <ui.UnitDevices {...host} units={[]} freeDevices={[]} />),
  UserForm: root((host) => <ui.UserForm {...host} {...saving} fleets={[]} />),
  VehicleForm: root((host) => <ui.VehicleForm {...host} {...saving} fleets={[]} />),
} satisfies Partial<Samples<ComponentName>>;
