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
{{ .Release.Name }}-database
{{- end }}

{{- define "rampart.siteHost" -}}
{{ get (urlParse .Values.publicUrl) "hostname" }}
{{- end }}

{{/* The wildcard that covers all labs: `https://{session}.labs.example.net` gives `*.labs.example.net`. */}}
{{- define "rampart.labsHost" -}}
{{ regexReplaceAll "^[^.]+" (get (urlParse (replace "{session}" "lab" .Values.labs.baseUrl)) "hostname") "*" }}
{{- end }}
