/** Returns what a native form sent. */
export async function POST(request: Request) {
  return Response.json(Object.fromEntries(await request.formData()))
}
