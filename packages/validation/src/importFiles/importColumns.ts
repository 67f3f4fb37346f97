import type { ImportColumnKey } from '../imports/importColumnKeys.ts';
import type { ImportKind } from '../imports/importKinds.ts';
import type { MessageKey } from '../messages/keys.ts';

/** A column that an import of some kind can fill. */
export interface ImportColumn {
  readonly key: ImportColumnKey;
  readonly labelKey: MessageKey;
  /** Heads under which fleets have it, in lower case, letters, digits, `#` and `$` only. */
  readonly synonyms: readonly string[];
  /** Heads that usually name another column, and this one where that column has a better head. */
  readonly secondary: readonly string[];
}

const column = (
  key: ImportColumnKey,
  synonyms: string,
  secondary: readonly string[] = [],
): ImportColumn => ({
  key,
  labelKey: `importColumn.${key}`,
  synonyms: synonyms.split('|'),
  secondary,
});

const driverName = column(
  'driverName',
  'driver name|driver|emp name|employee name|employee|name|full name|operator|operator name|assigned to|drivername|cardholder|cardholder name|driver full name',
);
const firstName = column(
  'firstName',
  'first name|first|fname|given name|driver first name|firstname|emp first name',
);
const lastName = column(
  'lastName',
  'last name|last|lname|surname|family name|driver last name|lastname|emp last name',
);
const driverId = column(
  'driverId',
  'driver id|driver #|driver no|driver number|driver code|drv id|drv no|driverid|did|operator id',
);
const employeeId = column(
  'employeeId',
  'employee id|emp id|emp #|emp no|employee #|employee no|employee number|emp number|badge|badge #|badge no|personnel number|staff id|payroll id|employeeid',
);
const unitNumber = column(
  'unitNumber',
  'unit|unit #|unit no|unit number|unit id|veh no|veh #|vehicle #|vehicle no|vehicle number|vehicle id|veh id|truck|truck #|truck no|truck number|asset|asset #|asset no|asset id|equipment #|equipment id|fleet #|fleet no|van #|unitnumber|vehicle',
);
const vehicleName = column(
  'vehicleName',
  'vehicle name|vehicle description|veh desc|description|make model|year make model|vehicle desc',
  ['vehicle', 'truck'],
);
const vin = column(
  'vin',
  'vin|vin #|vin no|vin number|vehicle identification number|chassis|chassis no|serial number',
);
const licensePlate = column(
  'licensePlate',
  'license plate|plate|plate #|plate no|license|lic plate|tag|tag #|tag no|registration plate|licence plate|lp',
);
const fleet = column(
  'fleet',
  'fleet|fleet name|fleet code|fleet id|division|location|branch|yard|terminal|site',
);

const CARD_COLUMNS: readonly ImportColumn[] = [
  column('cardType', 'card type|type|type of card|cardtype|kind|card kind'),
  driverName,
  firstName,
  lastName,
  driverId,
  employeeId,
  unitNumber,
  vehicleName,
  vin,
  licensePlate,
  fleet,
  column(
    'department',
    'department|dept|dept #|dept no|dept code|department #|department number|department code|sub department|subdept|sub dept|cost center|cost centre|cost ctr|cc|costcenter|gl dept',
  ),
  column(
    'profile',
    'limit profile|profile|card profile|profile name|limits|limit group|control profile|purchase profile|policy|card limit',
  ),
  column(
    'nameOnCard',
    'name on card|card name|emboss|embossed name|embossing|emboss line|line 2|emboss line 2|nameoncard',
  ),
  column(
    'perTransaction',
    'per transaction|per purchase|transaction limit|$ per transaction|$ transaction|per trans|per tran|max per transaction|single purchase limit|per fill|$ fill|trans limit|$ trans',
  ),
  column(
    'perDay',
    'per day|daily limit|$ day|$ per day|daily $|daily|day limit|daily amount|dollars per day|dollars a day|max per day|daily spend|daily dollar limit|limit',
  ),
  column(
    'gallonsPerDay',
    'gallons per day|gal day|gal per day|gallons a day|daily gallons|gallons day|gallons|gal|daily gal|gallon limit|max gallons|gpd',
  ),
];

const DRIVER_COLUMNS: readonly ImportColumn[] = [
  driverName,
  firstName,
  lastName,
  driverId,
  employeeId,
  column(
    'licenseNumber',
    'license number|license #|license no|licence number|driver license|drivers license|driver license number|dl #|dl no|dl number|cdl|cdl #|cdl number|license',
  ),
  column(
    'licenseState',
    'license state|license st|dl state|cdl state|issuing state|state of license|licence state|state|st',
  ),
  column(
    'mobile',
    'mobile|mobile number|mobile #|mobile phone|cell|cell phone|cell #|cell number|phone|phone #|phone number|telephone',
  ),
  fleet,
];

const VEHICLE_COLUMNS: readonly ImportColumn[] = [
  column(
    'unitNumber',
    'unit number|unit|unit #|unit no|unit id|veh no|veh #|vehicle #|vehicle no|vehicle number|truck|truck #|truck no|truck number|asset|asset #|asset no|equipment #|fleet #|fleet no|van #|unitnumber',
    ['vehicle id', 'vehicle'],
  ),
  column(
    'vehicleName',
    'vehicle name|name|vehicle description|veh desc|description|make model|year make model|vehicle desc|vehicle',
    ['truck'],
  ),
  column('vehicleId', 'vehicle id|veh id|asset id|equipment id|external id|vehicleid'),
  vin,
  licensePlate,
  column(
    'registrationNumber',
    'registration number|registration|registration #|registration no|reg number|reg #|reg no|title number',
  ),
  column(
    'registrationExpiry',
    'registration expiry|registration expires|registration expiration|registration exp|reg expires|reg expiration|reg exp|expires|expiry|expiration',
  ),
  column(
    'odometer',
    'odometer|odometer miles|odo|mileage|miles|current odometer|odometer reading|current mileage',
  ),
  column(
    'tankCapacity',
    'tank capacity gallons|tank capacity|tank size|tank gallons|tank|fuel capacity|fuel tank capacity|capacity|tank gal',
  ),
  column('trailerNumber', 'trailer number|trailer|trailer #|trailer no|trailer id'),
  fleet,
];

const PROMPTED_ID_COLUMNS: readonly ImportColumn[] = [
  column('idName', 'name|id name|prompted id name|driver name|driver|employee name|employee|label'),
  column(
    'idNumber',
    'prompted id|prompted id number|number|pin|pin number|driver id|driver pin|id|id number|pid|prompt id|driver #',
  ),
  column('idType', 'type|id type|prompted id type|kind'),
  column('idStatus', 'status|state|active|on off|enabled'),
  column('managedBy', 'managed by|manager type|level|managed by type'),
  column(
    'manager',
    'manager|manager name|managed by name|fleet|department|fleet name|department name|customer',
  ),
];

/** What a file of each kind can hold, with the names that spreadsheets give it, the usual one first. */
export const IMPORT_COLUMNS: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  cards: CARD_COLUMNS,
  drivers: DRIVER_COLUMNS,
  vehicles: VEHICLE_COLUMNS,
  promptedIds: PROMPTED_ID_COLUMNS,
};
