{{/* Labels by which pods of a role are found: `dict "root" $ "role" "site"`. They never change. */}}
{{- define "rampart.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
{{- end }}

{{/* Labels of everything that belongs to a role. */}}
{{- define "rampart.labels" -}}
{{ include "rampart.selector" . }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "rampart.image" -}}
{{- $image := .Values.image -}}
{{- $image.repository -}}
{{- if $image.digest -}}@{{ $image.digest }}{{- else -}}:{{ $image.tag }}{{- end -}}
{{- end }}

{{/* Name of the PostgreSQL cluster that the chart makes. */}}
{{- define "rampart.database" -}}
{{ .Values.database.cluster.name | default (printf "%s-database" .Release.Name) }}
{{- end }}

{{/*
  The most connections to the database at once: during an update, of one more pod of each role than there are otherwise, and of one job.
  What a process takes beside its pool is in docs/scaling.md.
*/}}
{{- define "rampart.connections" -}}
{{- $values := .Values -}}
{{- $pool := int (default "10" $values.settings.DATABASE_POOL_MAX) -}}
{{- $labs := $values.labs.enabled | ternary 1 0 -}}
{{- $site := int $values.site.replicas -}}
{{- with $values.site.autoscaling }}{{ if .enabled }}{{ $site = max $site (int .maxReplicas) }}{{ end }}{{ end -}}
{{- $sum := mul (add $site 1) (add $pool 7) -}}
{{- $sum = add $sum (mul (add (int $values.worker.replicas) 1) (add $pool 7 $labs)) -}}
{{- $sum = add $sum (mul $labs (add (int $values.gateway.replicas) 1) (add $pool 1)) -}}
{{- add $sum $pool 7 -}}
{{- end }}

{{/* What the server has to allow: besides those, operators' commands, dumps, and what PostgreSQL and its operator keep for themselves. */}}
{{- define "rampart.maxConnections" -}}
{{- add (include "rampart.connections" . | int) 24 -}}
{{- end }}

{{- define "rampart.siteHost" -}}
{{ get (urlParse .Values.publicUrl) "hostname" }}
{{- end }}

{{/* The wildcard that covers all labs: `https://{session}.labs.example.net` gives `*.labs.example.net`. */}}
{{- define "rampart.labsHost" -}}
{{ regexReplaceAll "^[^.]+" (get (urlParse (replace "{session}" "lab" .Values.labs.baseUrl)) "hostname") "*" }}
{{- end }}
