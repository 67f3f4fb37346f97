export {
  LIVE_HELP_ENDS,
  LIVE_HELP_LINE_PATH,
  type LiveHelpEnd,
  type LiveHelpSaid,
  type LiveHelpTold,
} from '../contract/liveHelp.ts';
export * from './openLiveHelpLine.ts';
