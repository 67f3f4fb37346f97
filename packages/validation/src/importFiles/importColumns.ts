import type { CardType } from '../cards/cardTypes.ts';
import type { ImportColumnKey } from '../imports/importColumnKeys.ts';
import type { MessageKey } from '../messages/keys.ts';

/** A column that an import can fill. */
export interface ImportColumn {
  readonly key: ImportColumnKey;
  readonly labelKey: MessageKey;
  /** Card types that cannot be ordered without it; a combined name stands for first and last. */
  readonly requiredFor: readonly CardType[];
  /** Heads under which fleets have it, in lower case, letters, digits, `#` and `$` only. */
  readonly synonyms: readonly string[];
  /** Heads that usually name another column, and this one where that column has a better head. */
  readonly secondary: readonly string[];
}

const column = (
  key: ImportColumnKey,
  requiredFor: readonly CardType[],
  synonyms: string,
  secondary: readonly string[] = [],
): ImportColumn => ({
  key,
  labelKey: `importColumn.${key}`,
  requiredFor,
  synonyms: synonyms.split('|'),
  secondary,
});

/** Every column with the names that spreadsheets give it, the usual one first. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  column('cardType', [], 'card type|type|type of card|cardtype|kind|card kind'),
  column(
    'driverName',
    ['driver'],
    'driver name|driver|emp name|employee name|employee|name|full name|operator|operator name|assigned to|drivername|cardholder|cardholder name|driver full name',
  ),
  column(
    'firstName',
    [],
    'first name|first|fname|given name|driver first name|firstname|emp first name',
  ),
  column(
    'lastName',
    [],
    'last name|last|lname|surname|family name|driver last name|lastname|emp last name',
  ),
  column(
    'driverId',
    ['driver'],
    'driver id|driver #|driver no|driver number|driver code|drv id|drv no|driverid|did|operator id',
  ),
  column(
    'employeeId',
    [],
    'employee id|emp id|emp #|emp no|employee #|employee no|employee number|emp number|badge|badge #|badge no|personnel number|staff id|payroll id|employeeid',
  ),
  column(
    'unitNumber',
    ['vehicle'],
    'unit|unit #|unit no|unit number|unit id|veh no|veh #|vehicle #|vehicle no|vehicle number|vehicle id|veh id|truck|truck #|truck no|truck number|asset|asset #|asset no|asset id|equipment #|equipment id|fleet #|fleet no|van #|unitnumber|vehicle',
  ),
  column(
    'vehicleName',
    [],
    'vehicle name|vehicle description|veh desc|description|make model|year make model|vehicle desc',
    ['vehicle', 'truck'],
  ),
  column(
    'vin',
    [],
    'vin|vin #|vin no|vin number|vehicle identification number|chassis|chassis no|serial number',
  ),
  column(
    'licensePlate',
    [],
    'license plate|plate|plate #|plate no|license|lic plate|tag|tag #|tag no|registration plate|licence plate|lp',
  ),
  column(
    'fleet',
    [],
    'fleet|fleet name|fleet code|fleet id|division|location|branch|yard|terminal|site',
  ),
  column(
    'department',
    [],
    'department|dept|dept #|dept no|dept code|department #|department number|department code|sub department|subdept|sub dept|cost center|cost centre|cost ctr|cc|costcenter|gl dept',
  ),
  column(
    'profile',
    [],
    'limit profile|profile|card profile|profile name|limits|limit group|control profile|purchase profile|policy|card limit',
  ),
  column(
    'nameOnCard',
    ['single', 'pl'],
    'name on card|card name|emboss|embossed name|embossing|emboss line|line 2|emboss line 2|nameoncard',
  ),
  column(
    'perTransaction',
    [],
    'per transaction|per purchase|transaction limit|$ per transaction|$ transaction|per trans|per tran|max per transaction|single purchase limit|per fill|$ fill|trans limit|$ trans',
  ),
  column(
    'perDay',
    [],
    'per day|daily limit|$ day|$ per day|daily $|daily|day limit|daily amount|dollars per day|dollars a day|max per day|daily spend|daily dollar limit|limit',
  ),
  column(
    'gallonsPerDay',
    [],
    'gallons per day|gal day|gal per day|gallons a day|daily gallons|gallons day|gallons|gal|daily gal|gallon limit|max gallons|gpd',
  ),
];
