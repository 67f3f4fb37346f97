export const en = {
  'addOn.notOffered': 'This add-on is not available in your program',
  'addOn.enrolledAlready': 'This account already has this add-on',
  'addOn.notEnrolled': 'This account does not have this add-on',
  'addOn.byFleet': 'Enroll fleets under Proximity instead',
  'waiverState.waived': 'Waived',
  'waiverState.partlyWaived': 'Partly waived',
  'waiverState.notWaived': 'Not waived',
} as const;
