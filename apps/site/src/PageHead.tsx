/** Title, description and social preview of a page; React moves them into the head. */
export function PageHead({ title, description, path, noIndex = false }: { title: string; description?: string; path?: string; noIndex?: boolean }) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {path && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta name="twitter:card" content="summary" />
        </>
      )}
    </>
  )
}
