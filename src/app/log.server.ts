import pino, { type Logger } from 'pino';

/** JSON lines on standard output. What a database error quotes of a row stays out of them. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['err.detail', 'err.where', 'err.parameters', 'err.query', 'req.headers'],
      remove: true,
    },
  });
}
