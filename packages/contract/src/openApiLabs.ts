import * as z from 'zod/mini'
import { apiBase } from './calls/call.ts'
import { labSessionEvents } from './calls/lab.ts'
import { failure, ref } from './openApiResponses.ts'
import { labResponseSchema, labRequestPath, labRequestSchema } from './rules/labRequest.ts'
import { labShellPath } from './rules/labShell.ts'

const refusal = (description: string) => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { message: { type: 'string' } },
        required: ['message'],
      },
    },
  },
})

function schemaOf(schema: z.ZodMiniType) {
  const { $schema: _schema, ...described } = z.toJSONSchema(schema, { io: 'input' })
  return described
}

const followLabSession = {
  operationId: 'followLabSession',
  summary: 'Follow the changes of one of the own lab sessions.',
  description:
    'A stream of server-sent events. `session` comes at once and after each change, with the whole session. Lines that begin with a colon come every 15 seconds. The stream ends after 2 minutes, and when the session has ended; open the next one then.',
  tags: ['lab'],
  security: [{ learnerToken: [] }],
  parameters: [{ name: 'sessionId', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    200: {
      description: 'The events, as they happen.',
      content: {
        'text/event-stream': {
          schema: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                event: { const: 'session' },
                data: {
                  type: 'string',
                  contentMediaType: 'application/json',
                  contentSchema: ref('LabSession'),
                },
              },
              required: ['event', 'data'],
            },
          },
        },
      },
    },
    401: failure('One of: unauthenticated.'),
    404: failure('One of: session_not_found.'),
    429: failure('One of: too_many_requests. An account may have six streams.'),
    default: failure('Any other failure.'),
  },
}

/**
 * The events of a session: each item is one event of the stream, its data as the text after
 * `data:`.
 */
export const labEvents = { get: followLabSession }

/** The session's own origin, which is not the API's. */
const sessionServer = {
  url: '{sessionOrigin}',
  description: 'The origin of `outputs.connectionUrl` of the session.',
  variables: { sessionOrigin: { default: 'https://session.labs.example' } },
}

/** The requests that terminals send to targets. */
export const askLab = {
  servers: [sessionServer],
  post: {
    operationId: 'askLab',
    summary: 'Send a described request to the target of a lab session.',
    description:
      'For the terminal in a session’s page, and for its origin alone. The token is the ticket of `openLabTerminal`.',
    tags: ['lab'],
    security: [{ terminalTicket: [] }],
    parameters: [],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(labRequestSchema) } },
    },
    responses: {
      200: {
        description: 'What the target answered, whatever its status.',
        content: { 'application/json': { schema: schemaOf(labResponseSchema) } },
      },
      400: refusal('This is not the description of a request.'),
      401: refusal('The ticket is not valid, or no longer.'),
      403: refusal('The page that asks is not one of the site.'),
      404: refusal('There is no lab at this address.'),
      410: refusal('The session has ended.'),
      413: refusal('The described request is too long.'),
      429: refusal('Too many requests at the same time.'),
      502: refusal('The lab does not answer.'),
      503: refusal('The lab cannot be reached at the moment.'),
    },
  },
}

/** The WebSocket of a session's own shell; OpenAPI describes only the request that opens it. */
const connectShell = {
  servers: [sessionServer],
  get: {
    operationId: 'connectShell',
    summary: 'Connect to the shell of a lab session.',
    description:
      'A WebSocket for pages of the site. `Sec-WebSocket-Protocol` is `lab.terminal` and then `shell.ticket` of `openLabTerminal`, which is good once. Binary messages are what is typed and printed; the text `132x43` tells the size, columns and rows; the text `replay` comes before all output that was kept.',
    tags: ['lab'],
    security: [],
    parameters: [
      {
        name: 'Sec-WebSocket-Protocol',
        in: 'header',
        required: true,
        schema: { type: 'string' },
      },
    ],
    responses: {
      101: { description: 'Connected.' },
      401: { description: 'The ticket is not valid, no longer, or was used.' },
      403: { description: 'The page that asks is not one of the site.' },
      404: { description: 'There is no lab at this address.' },
      410: { description: 'The session has ended.' },
      503: { description: 'The lab cannot be reached at the moment.' },
    },
  },
}

/**
 * Paths of labs that are not calls: the events of a session, and those at a session's own origin.
 */
export const labPaths = {
  [apiBase + labSessionEvents.replace(/:(\w+)/g, '{$1}')]: labEvents,
  [labRequestPath]: askLab,
  [labShellPath]: connectShell,
}

/** How the learner is authenticated at a session's own origin. */
export const labSchemes = {
  terminalTicket: {
    type: 'http',
    scheme: 'bearer',
    description: 'The ticket of `openLabTerminal`.',
  },
}
