import pino, { type DestinationStream, type Logger } from 'pino';

const STANDARD_OUTPUT = 1;

/** JSON lines. What a database error quotes of a row stays out of them. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['err.detail', 'err.where', 'err.parameters', 'err.query', 'req.headers'],
      remove: true,
    },
  };
  return pino(options, destination ?? pino.destination(STANDARD_OUTPUT));
}
